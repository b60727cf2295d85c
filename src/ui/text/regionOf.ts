/** The tag by which dates, numbers and amounts are written: English as in Europe, any other language as at home. */
export const regionOf = (language: string) => (language === 'en' ? 'en-GB' : language)
