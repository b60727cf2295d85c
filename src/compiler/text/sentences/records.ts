export const records = {
  keptAsStored: {
    cause: 'the entries of "<path>" are kept by their ids, so what is changed in a stored one is not saved',
    cure: 'type them in place, or take "keptAs" out and make their "resourceUuid" an "identity"',
  },
  keptWithoutId: {
    cause: 'the entries of "<name>" have no id, by which they are kept',
    cure: 'add "resourceUuid" to them',
  },
  contradicts: { cause: 'what this refers to is a <given>, which no <own> can be', cure: 'take "type" out' },
  noDiscriminator: { cause: '"<name>" is no choice, so it tells no variants apart', cure: 'name a field with "enum"' },
  noVariant: { cause: 'no variant is for "<value>"', cure: 'add one, with its value as "const"', isName: true },
  namelessVariant: {
    cause: 'the variant does not say its "<name>"',
    cure: 'add "<name>": { "const": … } to its fields',
  },
  otherKind: {
    cause: 'variants declare "<path>" as other kinds of value, and screens show a field in one way',
    cure: 'declare it alike in all, or give it another name in one',
  },
  uniqueInPart: {
    cause: 'only whole records are compared with each other',
    cure: 'put it among the rules of the record',
  },
  expiresNever: { cause: 'only a date can expire', cure: 'take "expiresSoon" out', isName: true },
  otherFormat: { cause: 'the format "<format>" speaks of a <wanted>', cure: 'no <type> has it: change one' },
  endless: {
    cause: 'this text has no "maxLength": the <reader> would read any length',
    cure: 'add "maxLength"',
    isName: true,
  },
  refusesOwn: { cause: 'its own "<word>" refuses <value>', cure: 'change one of them' },
  noAlias: { cause: '"<spelling>" is a value itself and no other spelling', cure: 'take it out', isName: true },
  limitsGiven: {
    cause: 'the server gives this value and does not look at "<word>"',
    cure: 'take it out',
    isName: true,
  },
  givenToAll: {
    cause: 'one variant has this field, and "<word>" would give it to the records of all',
    cure: 'declare the field beside "oneOf", for all variants',
    isName: true,
  },
  numberedInside: {
    cause: 'only a record itself has a running number',
    cure: 'move the field out of its part',
    isName: true,
  },
  noId: {
    cause: 'this field is no id: the id of a part is its `resourceUuid`',
    cure: 'take "identity" out',
    isName: true,
  },
  noUuid: { cause: 'this id is no uuid', cure: 'write "format": "uuid"', isName: true },
  neverListed: {
    cause: 'no call lists "<record>", among which one is chosen here',
    cure: 'add one with `x-operate: { verb: list }`',
  },
  pointsElsewhere: { cause: '"<field>" of "<record>" does not point at the record that is shown here', cure: '<cure>' },
  untitled: { cause: 'nothing says how a "<record>" is called here', cure: 'add "title" to its schema' },
  targetWithoutId: { cause: '"<record>" has no id to point at', cure: 'add "resourceUuid" to its schema' },
  neverRemoved: {
    cause: 'no call removes a "<record>", so this never acts',
    cure: 'take "onRemove" out, or add the call with `x-operate: { verb: remove }`',
  },
  titleCircle: {
    cause: '"<record>" is called by a title that leads back to this one',
    cure: 'name fields of the record itself',
  },
  mayBeNameless: {
    cause: 'a record without "<names>" would be called nothing',
    cure: 'demand one of the fields, or name one that every record has',
  },
  breaksRule: {
    cause: '"<change>" breaks a rule of the record at "<field>"',
    cure: 'set "<field>" too, or ask has(self.<field>) under "only"',
  },
  forgetsDemanded: {
    cause: '"<name>" cannot be emptied: it is demanded',
    cure: 'write "refuse", or demand it no more',
  },
  askedInside: {
    cause: '"<path>" stands inside of the record, and a change asks for its own fields',
    cure: 'take it out',
  },
  askedReadOnly: {
    cause: 'nobody can type "<path>", which is only shown',
    cure: 'put it under "sets", or take it out',
  },
  askedAndSet: { cause: 'the change sets "<path>" itself', cure: 'take it out here, or under "sets"' },
  askedApart: { cause: '"<path>" is typed in the form of the record alone', cure: 'take it out' },
  noFactor: {
    cause: 'lists cannot compare "<value>" with the other units of "<unit>"',
    cure: 'give it a number in "factors" of "<unit>"',
  },
  noUnitOf: { cause: '"<unit>" is not a value of this field', cure: '<cure>', isName: true },
  noUnit: { cause: '"<path>" is not a choice of units', cure: 'name a field with "enum"' },
  comparedBy: {
    cause: 'which records are compared is kept beside them, and cannot hang on <what>',
    cure: 'name fields of the record',
  },
  readsThrough: {
    cause: 'the record at which "<reference>" points is not read here',
    cure: 'compare "<reference>" itself, or take it out',
  },
  hangsOnDay: { cause: 'what is computed is kept in lists, and cannot hang on the day', cure: 'take today() out' },
  computesThrough: {
    cause: 'what is computed is kept in lists, and cannot hang on the record at which "<reference>" points',
    cure: 'show what stands there by its path, as "<reference>.label" in a column',
  },
  startsFromItself: {
    cause: '"<name>" follows from this field, which cannot start from it',
    cure: 'name what is typed',
  },
  notComputedYet: { cause: '"<name>" is computed here or later', cure: 'name what is typed, or computed above' },
  noBytes: {
    cause: '"<operation>" does not give one file',
    cure: 'name a GET whose one path parameter is the id of the file',
  },
  dropsUpload: {
    cause: '"<name>" is an upload, but <operation> takes application/json, so the file would be dropped',
    cure: 'write multipart/form-data with a part "<part>" in openapi/openapi.yaml',
  },
  neverGiven: {
    cause: 'a record must have "<name>", which only the server gives, and nothing says what',
    cure: '<cure>',
  },
  keptTwice: { cause: 'a kept file is sent in two ways: `sentAs` carries its id', cure: 'take "keptAs" out' },
  sentTwice: { cause: 'the file itself is sent too, beside its `sentAs`', cure: 'add "readOnly": true' },
  sentApart: { cause: 'name and id of the file stand in different objects', cure: 'put them into one' },
  noTime: { cause: '"<path>" is no time: it says when the file was chosen', cure: 'write "format": "stamp"' },
} as const
