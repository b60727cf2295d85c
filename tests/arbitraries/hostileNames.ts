/** Texts that a library may take for something else: a sentence, a namespace, a member of all objects, a position. */
export const hostileNames = [
  'VERY GOOD',
  'a, b',
  'a;b',
  'a!',
  'a?',
  'a:b',
  ':a',
  '18:00',
  'app:error',
  `it's "so"`,
  'Élan vital',
  '🏠',
  'a_one',
  'a_other',
  '$t(label)',
  'a/b\\c',
  '<b>&amp;',
  'options',
  'help',
]

/** What every object of JavaScript has. */
const members = Object.getOwnPropertyNames(Object.prototype)

/** Texts that no field can be named, since something of the language or of a library is written so. */
export const impossibleNames = ['a.b', '2024', '-size', '{a}', '*', '', 'ui:order', ...members]

/** Texts that values may be and names of fields may not. */
export const hostileValues = [
  ...hostileNames,
  '-1',
  '{{name}}',
  'label',
  ...impossibleNames.filter((name) => !['', '__proto__'].includes(name)),
]
