/** Every sign that nobody sees, by the classes of Unicode; those that part lines or columns stand for a space. */
export const unseen = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((sign) => /[\p{Cc}\p{Cf}]/u.test(sign) && !/[\t\n\v\f\r\u0085]/.test(sign))

/** The joiners, which the letters of a name may need. */
const joiners = ['\u200c', '\u200d']

/** The signs that may stand inside a text. @param isName letters of its own may need the joiners */
const insideOf = (isName: boolean) => (isName ? unseen.filter((sign) => !joiners.includes(sign)) : unseen)

/** A text with each sign that nobody sees before and behind it, and with those that mean nothing in it between its letters. */
export function withUnseen(text: string, isName: boolean): string[] {
  const [first = '', ...others] = text
  return [
    ...unseen.map((sign) => `${sign}${text}${sign}`),
    ...(others.length === 0 ? [] : insideOf(isName).map((sign) => first + sign + others.join(sign))),
  ]
}

/** The same at once: a control takes its time for each text. */
export function withAllUnseen(text: string, isName: boolean): string {
  const all = insideOf(isName)
  const letters = [...text]
  const rounds = Math.ceil(all.length / letters.length)
  const within = letters.map((letter, place) => letter + all.slice(place * rounds, (place + 1) * rounds).join(''))
  return unseen.join('') + within.join('') + unseen.join('')
}

/** Signs with which people part the groups of a number. */
const separators = [
  ' ',
  '\u00a0',
  '\u202f',
  '.',
  '-',
  '\u2010',
  '\u2011',
  '\u2013',
  '\u2014',
  '\u2212',
  '/',
  '|',
  '_',
  '·',
  ',',
]

/** A telephone number of France in the writings that people use. @param digits the nine behind the zero */
export function phoneWritings(digits: string): string[] {
  const [first = '', ...pairs] = digits.match(/^\d|\d\d/g) ?? []
  return separators.flatMap((sign) => {
    const others = [first, ...pairs].join(sign)
    return [
      '0',
      '+33',
      `+33${sign}`,
      '0033',
      `0033${sign}`,
      `+33${sign}0`,
      '+33 (0)',
      '0033(0)',
      `00${sign}33${sign}`,
      '(+33) ',
      '+33(0) ',
      '',
    ]
      .map((prefix) => prefix + others)
      .concat(`(0${first}) ${pairs.join(sign)}`, ` 0${others} `)
  })
}

/** A code as people write it. @param lengths of its groups @param names by which it is called before it */
export function codeWritings(code: string, lengths: readonly number[], names: readonly string[]): string[] {
  const groups = groupsOf(code, lengths)
  const parted = separators.flatMap((sign) => [groups.join(sign), ` ${groups.join(` ${sign} `)} `])
  const named = names.flatMap((name) => [`${name} ${code}`, `${name.toLowerCase()}: ${groups.join(' ')}`])
  return [code, ...parted, ...named, ...[code, ...named].map((text) => text.toLowerCase())]
}

function groupsOf(text: string, [length = 4, ...others]: readonly number[]): string[] {
  if (text.length <= length) return [text]
  return [text.slice(0, length), ...groupsOf(text.slice(length), others.length > 0 ? others : [length])]
}

/** Names and signs whose letters joiners join. */
export const joined = ['می\u200cخواهم', 'क्\u200dष', '👩\u200d👧']
/** Joiners where letters need none, with the text that is meant. */
export const unjoined: readonly [text: string, value: string][] = [
  ['Du\u200cpuis', 'Dupuis'],
  ['\u200dDupuis\u200c', 'Dupuis'],
  ['Rene\u200b\u0301', 'René'],
]

/** Texts that are no telephone number of France. @param numbers digits of those that are, behind the zero */
export const noPhones = (numbers: readonly string[]): string[] =>
  numbers.flatMap((number) => [
    `0${number} / 0${number}`,
    `0${number.slice(1)}`,
    `0${number}1`,
    `+32 ${number}`,
    `+33 00 ${number}`,
    `0${number} ext. 12`,
  ])

/** A mail address as it is copied from mails and pages. */
export const copiedAddresses = (address: string): string[] => [
  `<${address}>`,
  `mailto:${address}`,
  `<mailto:${address}>`,
  `Jean Dupont <${address}>`,
  `"Dupont, Jean" <${address}>`,
  ` MAILTO:${address} `,
]

/** Addresses to which no mail can be sent. */
export const deadAddresses = [
  'jean,dupont@example.org',
  'jean@example,org',
  'jean@example.org,',
  'jean@example.org;lea@example.org',
  'jean<jean@example.org>',
  'lea@example.org <jean@example.org>',
  'jean@example..org',
  'jean..dupont@example.org',
  '.jean@example.org',
  'jean.@example.org',
  'jean@.example.org',
  'jean@-example.org',
  'jean@example-.org',
  'jean@example',
  'jean@127.0.0.1',
  'jean(home)@example.org',
]
