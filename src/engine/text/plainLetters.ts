const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', '’': "'" }

const known = new Map<string, string>()

/** What becomes of one letter; a list asks for the same few thousands of times. */
function plainLetter(letter: string): string {
  const plain = known.get(letter) ?? ligatures[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '')
  known.set(letter, plain)
  return plain
}

/** The text in lower case and without accents, as people type when they search. @example 'Élan' → 'elan' */
export function plainLetters(text: string): string {
  return text.toLowerCase().replace(/[^\0-\x7f]/gu, plainLetter)
}
