/** Findings about forms. */
export const forms = {
  neverLoaded: { cause: 'a stored record is saved and never loaded', cure: 'add "load"' },
  neverUpdated: { cause: 'a stored record is loaded and cannot be saved', cure: 'add "update"' },
  savesNothing: { cause: 'the form saves nothing', cure: 'add "create"' },
  changesNothing: { cause: 'the route names a record, and the form has no `update`', cure: 'add "update"' },
  neverDisabled: {
    cause: 'the fields of the section "<section>" are not those of some variants alone',
    cure: 'write the condition',
  },
  outsideTabs: { cause: 'the section "<section>" stands in no tab', cure: 'add "tab": one of <tabs>' },
  searchesNothing: {
    cause: '"<operation>" has not one query parameter for what is typed',
    cure: 'name a call that has one',
  },
  clearsItself: { cause: '"<path>" clears itself, so it could never be filled in', cure: 'take it out' },
  askedUnplaced: { cause: 'the form does not place "<path>", which it asks for', cure: 'place "<path>"' },
  mayBeAbsent: { cause: '"<path>" may be absent: no rule demands it', cure: 'take it out, or demand it' },
  columnless: { cause: 'the form "<form>" does not say what is shown of an entry', cure: 'add "columns" to it' },
  opensItself: { cause: 'the form opens itself', cure: 'name the form of the entry' },
  otherEntry: { cause: '<what>, which is no entry of <list>: <why>', cure: '<cure>, or name what has the same fields' },
  hidesDemanded: {
    cause: 'the record must have "<path>", so a form that hides or disables it cannot be saved',
    cure: 'take the condition out, or demand "<path>" by a rule with the condition as "if"',
  },
  skipsEntry: {
    cause: '"<path>" stands behind an entry that the form does not place, so that one would be empty',
    cure: 'place "<before>" too, or the list with "entry"',
  },
  circle: { cause: 'this hangs on "<path>", which hangs on it: neither is ever shown', cure: 'take one condition out' },
  neverFixed: { cause: '"<path>" is never fixed: the form changes no stored record', cure: 'take "fixed" out' },
  givenByServer: { cause: '"<path>" cannot be filled in: the server gives it', cure: 'take it out of the form' },
  onlyOneValue: { cause: '"<path>" has only one value', cure: 'take it out: it is sent by itself' },
  otherLook: { cause: '"<path>" cannot look like "<look>": its kind is <kind>', cure: 'take "as" out' },
  entryless: { cause: 'nothing says how an entry of "<path>" is typed', cure: 'add "entry"' },
  nestedEntries: {
    cause: '"fields" cannot type "<path>", the list of an entry',
    cure: 'name a form of the entry instead',
  },
  idleInPlace: {
    cause: '"<word>" does nothing where an entry is typed in place',
    cure: 'take it out, or type the entries in a form of their own',
  },
  foreignEntry: { cause: '"<path>" has no entries', cure: 'take "entry" out' },
  unplacedDemand: {
    cause: 'the form does not place "<path>", which the record demands',
    cure: 'place "<path>"',
    isName: true,
  },
  unplaced: { cause: 'no form places <what>, so it could never be filled in', cure: '<cure>', isName: true },
} as const
