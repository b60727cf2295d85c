import type { Sentences } from '../Sentence.ts'

/** Of texts that refer to what is not there, or is not what it should be. */
export const referenceSentences = {
  noName: (noun, name, why, suggestion) => [`there is no ${noun} "${name}": ${why}`, suggestion],
  noField: (name, suggestion) => [`there is no field "${name}"`, suggestion],
  noPath: (path, before, step, suggestion) => [`there is no field "${path}": "${before}" has no "${step}"`, suggestion],
  unused: (what) => [`${what} is unused`, 'take it out'],

  unfilledAddress: (name, address, suggestion) => [
    `"{${name}}" in the address "${address}" is never filled: neither answer, record nor route has it`,
    suggestion,
  ],
  noRoute: (address, suggestion) => [`no route takes the address "${address}"`, suggestion],

  neverAnswered: (call, status, suggestion) => [
    `${call} ever answers ${status}, says openapi/openapi.yaml`,
    suggestion,
  ],
  nothingSaid: (status) => [
    `nothing is said for ${status === 'network' ? 'a call without answer' : `the answer ${status}`}`,
    `add a row "${status}" or "other", or \`use\` a shared table`,
  ],
  usesItself: (name) => [`"${name}" uses itself`, 'take "use" out of one of them'],
  idleEffect: (effect, screens) => [`"${effect}" does nothing here`, `take it out: it belongs in a ${screens}`],

  wrongExpression: (message, cure) => [message, cure],
  noSchema: (message) => [`this is not a JSON Schema: ${message}`, 'write what the record is tested against'],
  testsNothing: (keyword, suggestion) => [
    `"${keyword}" tests nothing: JSON Schema has no such word`,
    suggestion,
    'name',
  ],
  neverHolds: (value, cure) => [`the field is never ${value}, so the condition can never hold`, cure],

  otherType: (name, type, wanted) => [`"${name}" is ${type}`, `name ${wanted}`],
  unmarked: (name, mark) => [`"${name}" is not ${mark.replace('Only', '-only')}`, `add "${mark}": true to it`],
  noValue: (value, why, cure) => [`${value} is none of the possible values: ${why}`, cure],
  followsItself: (name) => [`"${name}" is computed or numbered, so no call gives it a value`, 'take it out'],
  pointsFixed: (value) => [`${value} is no record of each user, at which the field points`, 'take it out'],
  takesOutNeeded: (name) => [`"${name}" must be filled in, and null would take it out`, 'write a value'],
  insideItself: () => ['the reference leads in a circle: it stands in what it refers to', 'take it out here'],
  noEnumeration: (name, suggestion) => [`"${name}" leads to no enumeration`, suggestion],
  plainItems: (call, word) => [`"${call}" answers with plain values, stored as they are`, `take "${word}" out`],
  noItemProperty: (call, name, suggestion) => [`an item of "${call}" has no "${name}"`, suggestion],
  noList: (call) => [`"${call}" does not answer with a list, of which one is chosen here`, 'name one that does'],
  unfilledPath: (call) => [`"${call}" names a record in its path, which nothing fills here`, 'name another one'],

  braces: (text) => [`the braces of "${text}" do not match`, 'write {name}'],
  noGap: (text) => [`"${text}" names no field: every record would show the same`, 'write {name}'],
  neverItsTurn: (text, earlier) => [`"${text}" never has its turn behind "${earlier}"`, 'put it before that one'],
  noFiles: (path) => [`"${path}" holds no file`, 'name a field with "upload"'],
  noEntryText: (path) => [`"${path}" is not a text of entries`, 'name one inside a list'],
  intoList: (path) => [`"${path}" leads into a list, which holds several`, 'name a field that a record has once'],
  noEntries: (path) => [`"${path}" is not a list of entries`, 'show it under "fields"'],
  neverAbsent: (path) => [`"${path}" cannot be absent`, 'name an object whose type is ["object", "null"]'],
  neverAnsweredField: (path) => [`"${path}" is only sent and never answered`, 'take it out'],
  unknownKind: (path) => [`"${path}" cannot be read as it stands: it is of no known kind`, 'name a field inside it'],
  reachesThrough: (path, reference) => [
    `"${path}" is a field of another record, at which "${reference}" points`,
    `name "${reference}"`,
  ],
  unlisted: (path) => [
    `"${path}" is not in the rows of lists: its record says \`listed: false\``,
    'take it out here, or "listed" out of that record',
  ],

  both: (one, other) => [`this has both "${one}" and "${other}"`, 'take one of them out'],
  neither: (names) => [`this has neither "${names}"`, 'add one of them'],
  excludes: (name, other) => [`"${name}" does not go with "${other}"`, 'take one of them out', 'name'],
  foreign: (name, type) => [
    `"${name}" says nothing of a field of type ${type}`,
    'take it out, or change "type"',
    'name',
  ],
  limits: (least, most) => [`${least} is greater than ${most}`, 'swap them or change one'],
} satisfies Sentences
