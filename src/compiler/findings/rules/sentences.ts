import type { Sentences } from '../Sentence.ts'

/** Of parts of definitions that do not go together. */
export const ruleSentences = {
  // Calls of screens
  unfilledParameter: (parameter, call, names) => [
    `the parameter "${parameter}" of "${call}" is never filled: neither route nor record has it`,
    names === '' ? 'name it in the route' : `name one of ${names} alike`,
  ],
  fetchesNothing: (call) => [`"${call}" does not fetch anything`, 'name an operation that is a GET'],
  answersOther: (call, given, wanted) => [`"${call}" answers with ${given}`, `name one that answers with ${wanted}`],
  takesNothing: (call) => [
    `"${call}" takes no record`,
    'name an operation with a body, or what travels in its "query"',
  ],
  takesOther: (call, taken, wanted) => [`"${call}" takes ${taken}`, `name one that takes ${wanted}`],
  changesStored: (call) => [`"${call}" changes a stored record`, 'name an operation that creates'],
  makesNew: (call) => [`"${call}" makes a new record`, 'name an operation that updates'],
  secretInAddress: (name) => [`"${name}" is a secret, and addresses end up in logs`, 'let it travel in the body'],
  neverAsks: (action) => [`the action "${action}" destroys without asking`, 'add "confirm": true'],

  // The contract
  undeclaredParameter: (call, name, suggestion) => [`"${call}" does not declare its parameter "${name}"`, suggestion],
  unplacedParameter: (call, name, suggestion) => [
    `"${call}" declares "${name}", which its path does not hold`,
    suggestion,
  ],
  noJsonPart: (call) => [`"${call}" takes files and names no JSON part`, 'name it under "encoding"'],
  bodyWithoutRecord: (call) => [`the body of "${call}" is no record`, 'refer to a schema of schemas/'],

  // Forms
  neverLoaded: () => ['a stored record is saved and never loaded', 'add "load"'],
  neverUpdated: () => ['a stored record is loaded and cannot be saved', 'add "update"'],
  savesNothing: () => ['the form saves nothing', 'add "create"'],
  changesNothing: () => ['the route names a record, and the form has no `update`', 'add "update"'],
  neverDisabled: (section) => [
    `the fields of the section "${section}" are not those of some variants alone`,
    'write the condition',
  ],
  outsideTabs: (section, tabs) => [`the section "${section}" stands in no tab`, `add "tab": one of ${tabs}`],
  searchesNothing: (id) => [`"${id}" has not one query parameter for what is typed`, 'name a call that has one'],
  clearsItself: (path) => [`"${path}" clears itself, so it could never be filled in`, 'take it out'],
  askedUnplaced: (path) => [`the form does not place "${path}", which it asks for`, `place "${path}"`],
  mayBeAbsent: (path) => [`"${path}" may be absent: no rule demands it`, 'take it out, or demand it'],
  columnless: (form) => [`the form "${form}" does not say what is shown of an entry`, 'add "columns" to it'],
  opensItself: () => ['the form opens itself', 'name the form of the entry'],
  otherEntry: (does, list, why, cure) => [
    `${does}, which is no entry of ${list}: ${why}`,
    `${cure}, or name another one here`,
  ],
  circle: (path) => [`this hangs on "${path}", which hangs on it: neither is ever shown`, 'take one condition out'],
  neverFixed: (path) => [`"${path}" is never fixed: the form changes no stored record`, 'take "fixed" out'],
  givenByServer: (path) => [`"${path}" cannot be filled in: the server gives it`, 'take it out of the form'],
  onlyOneValue: (path) => [`"${path}" has only one value`, 'take it out: it is sent by itself'],
  otherLook: (path, look, kind) => [`"${path}" cannot look like "${look}": its kind is ${kind}`, 'take "as" out'],
  entryless: (path) => [`nothing says how an entry of "${path}" is typed`, 'add "entry"'],
  nestedEntries: (path) => [`"fields" cannot type "${path}", the list of an entry`, 'name a form of the entry instead'],
  foreignEntry: (path) => [`"${path}" has no entries`, 'take "entry" out'],
  unplacedDemand: (path) => [`the form does not place "${path}", which the record demands`, `place "${path}"`],
  unplaced: (what, cure) => [`no form places ${what}, so it could never be filled in`, cure],

  // Details and lists
  listWithOthers: (section) => [`the section "${section}" holds a list and more`, 'give the list a section of its own'],
  emptySection: (section) => [`the section "${section}" holds nothing`, 'give "fields", "gallery", "folds" or "list"'],
  nameless: () => ['the heading does not say whose it is: its template is hidden', 'write {{name}} where it belongs'],
  exceptNothing: () => ['nothing is left out of a list without the column "*"', 'add "*" or take "except" out'],

  sumOfOther: (path) => [`"${path}" is no number, so it has no sum`, 'take "sum" out', 'name'],

  // Addresses
  noAddress: (path) => [`"${path}" is no address`, 'write it like "/things/{thingId}/edit"'],
  rolesOfVisitor: () => ['roles are asked of a user who need not be signed in', 'write "guard": "signedIn"'],
  shutsOut: (guard, name, guards) => [`"${guard}" shuts out those whom "${name}" leads here`, `write ${guards}`],

  // Formats and lookups
  backtracking: (place) => [
    `the pattern can backtrack at ${place}, so a long text holds everything up`,
    'begin with ^, and let parts that follow each other differ in their letters, as "^[^.]+\\.[a-z]+$" does',
  ],
  namelessGroup: () => ['not every group has a name', 'name as many parts as "groups" has'],
  patternOfNumber: () => ['a number has no letters to test', 'take the pattern out'],
  tiedAtOneEnd: () => ['the pattern is tied at one end only', 'give ^ and $'],
  noItem: (what, word) => [`nothing says what of an item is ${what}`, `add "${word}"`],
  namelessItem: (language) => [`an item has no name in ${language}`, `add "${language}"`],

  // Records
  keptWithoutId: (path) => [
    `the entries of "${path}" have no id, by which they are kept`,
    'add "resourceUuid" to them',
  ],
  contradicts: (type, base) => [`what this refers to is a ${base}, which no ${type} can be`, 'take "type" out'],
  noDiscriminator: (field) => [`"${field}" is no choice, so it tells no variants apart`, 'name a field with "enum"'],
  noVariant: (value) => [`no variant is for "${value}"`, 'add one, with its value as "const"'],
  namelessVariant: (field) => [
    `the variant does not say its "${field}"`,
    `add "${field}": { "const": … } to its fields`,
  ],
  uniqueInPart: () => ['only whole records are compared with each other', 'put it among the rules of the record'],
  expiresNever: () => ['only a date can expire', 'take "expiresSoon" out', 'name'],
  otherFormat: (format, wanted, type) => [
    `the format "${format}" speaks of a ${wanted}`,
    `no ${type} has it: change one`,
  ],
  endless: (word) => [`this text has no "maxLength": the ${word} would read any length`, 'add "maxLength"', 'name'],
  refusesOwn: (word, value) => [`its own "${word}" refuses ${value}`, 'change one of them'],
  noAlias: (spelling) => [`"${spelling}" is a value itself and no other spelling`, 'take it out', 'name'],
  noId: () => ['this field is no id: the id of a part is its `resourceUuid`', 'take "identity" out', 'name'],
  noUuid: () => ['this id is no uuid', 'write "format": "uuid"', 'name'],
  neverListed: (record) => [
    `no call lists "${record}", among which one is chosen here`,
    'add one with `x-operate: { verb: list }`',
  ],
  pointsElsewhere: (record, field, suggestion) => [
    `"${field}" of "${record}" does not point at the record that is shown here`,
    suggestion,
  ],
  untitled: (record) => [`nothing says how a "${record}" is called here`, 'add "title" to its schema'],
  targetWithoutId: (record) => [`"${record}" has no id to point at`, 'add "resourceUuid" to its schema'],
  forgetsDemanded: (name) => [`"${name}" cannot be emptied: it is demanded`, 'write "refuse", or demand it no more'],
  noUnit: (path) => [`"${path}" is not a choice of units`, 'name a field with "enum"'],
  hangsOnDay: () => ['what is computed is kept in lists, and cannot hang on the day', 'take today() out'],
  computesThrough: (name) => [
    `what is computed is kept in lists, and cannot hang on the record at which "${name}" points`,
    `show what stands there by its path, as "${name}.label" in a column`,
  ],
  notComputedYet: (name) => [`"${name}" is computed here or later`, 'name what is typed, or computed above'],
  noBytes: (call) => [`"${call}" does not give one file`, 'name a GET whose one path parameter is the id of the file'],
  dropsUpload: (field, call, part) => [
    `"${field}" is an upload, but ${call} takes application/json, so the file would be dropped`,
    `write multipart/form-data with a part "${part}" in openapi/openapi.yaml`,
  ],
  neverGiven: (name) => [
    `a record must have "${name}", which only the server gives, and nothing says what`,
    'add "default", or take it out of "required"',
  ],
  keptTwice: () => ['a kept file is sent in two ways: `sentAs` carries its id', 'take "keptAs" out'],
  sentTwice: () => ['the file itself is sent too, beside its `sentAs`', 'add "readOnly": true'],
  sentApart: () => ['name and id of the file stand in different objects', 'put them into one'],
  noTime: (path) => [`"${path}" is no time: it says when the file was chosen`, 'write "format": "stamp"'],

  // Stored records
  noStoredShape: () => [
    'schemas/migrations/stored.shape.json is missing, which tells what a schema leaves behind',
    'put it back from the repository; only a new project lets npm run generate begin one',
  ],
  goneStep: (name) => [
    `the step "${name}" is gone, which databases need to go back`,
    `put schemas/migrations/${name}.migration.json back`,
  ],
  changedStep: (name) => [
    `the step "${name}" was changed, and databases may have taken it already`,
    'put its text back and write another step',
  ],
  step: (what, cure) => [what, cure],
  stepName: (what, name) => [`${what}, and steps are taken in their order`, `name the file ${name}.migration.json`],
  loss: (what) => [`${what}, and going back, nothing tells what was there`, 'add "because": what is lost, and why'],
  neverStored: (record) => [
    `no operation stores "${record}" any more, so its records would be out of reach`,
    'put its schema and its operations back: a step cannot rename or remove a kind of records',
  ],
  stored: (what, why, file, change) => [`${what}: ${why}`, `write schemas/migrations/${file} with ${change}`],

  noOrder: (call, suggestion) => [`there is no operation "${call}"`, suggestion],
  demo: (what) => [`${what}, so npm run demo would stop here`, 'mend the records, or what the schema demands'],
} satisfies Sentences
