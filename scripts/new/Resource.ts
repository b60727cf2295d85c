/** A word for the thing in one language, for one and for many. */
export interface Noun {
  one: string
  many: string
}

/** A resource that does not exist yet. */
export interface Resource {
  /** Folder of schemas/, in kebab-case: `parking-space`. */
  name: string
  /** Name in operations: `ParkingSpace`. */
  typeName: string
  /** Names of many in operations and in the menu: `ParkingSpaces`, `parkingSpaces`. */
  manyName: string
  menuId: string
  fr: Noun
  en: Noun
}

interface Words {
  fr?: string | undefined
  'fr-many'?: string | undefined
  en?: string | undefined
  'en-many'?: string | undefined
}

/**
 * All names of a resource, made from the one of its folder and from the words that are known for it.
 * @param words nouns by language; without them the name is the noun, and many have an ending
 */
export function resourceOf(name: string, words: Words = {}): Resource {
  const plain = name.replaceAll('-', ' ')
  const english = words.en ?? plain
  const french = words.fr ?? plain
  const many = manyInEnglish(plain)
  const joined = pascal(many)
  return {
    name,
    typeName: pascal(plain),
    manyName: joined,
    menuId: joined.charAt(0).toLowerCase() + joined.slice(1),
    en: { one: english, many: words['en-many'] ?? manyInEnglish(english) },
    fr: { one: french, many: words['fr-many'] ?? manyInFrench(french) },
  }
}

const pascal = (words: string) =>
  words
    .split(' ')
    .map((word) => capital(word))
    .join('')

/** A text with a capital at its start. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function manyInEnglish(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}

function manyInFrench(noun: string): string {
  if (/[sxz]$/.test(noun)) return noun
  if (noun.endsWith('al')) return `${noun.slice(0, -2)}aux`
  return /(eau|eu)$/.test(noun) ? `${noun}x` : `${noun}s`
}
