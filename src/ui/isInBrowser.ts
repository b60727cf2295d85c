/** False where the build renders a page ahead. */
export const isInBrowser = typeof window !== 'undefined'
