const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' }

/** The text in lower case and without accents, as people type when they search. @example 'Élan' → 'elan' */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæßøłđ]/gu, (letter) => ligatures[letter] ?? letter)
    .replaceAll('’', "'")
}
