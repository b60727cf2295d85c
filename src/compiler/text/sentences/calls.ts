export const calls = {
  unfilledParameter: {
    cause: 'the parameter "<name>" of "<operation>" is never filled: neither route nor record has it',
    cure: '<cure>',
  },
  fetchesNothing: { cause: '"<operation>" does not fetch anything', cure: 'name an operation that is a GET' },
  answersOther: { cause: '"<operation>" answers with <given>', cure: 'name one that answers with <wanted>' },
  takesNothing: {
    cause: '"<operation>" takes no record',
    cure: 'name an operation with a body, or what travels in its "query"',
  },
  takesOther: { cause: '"<operation>" takes <given>', cure: 'name one that takes <wanted>' },
  changesStored: { cause: '"<operation>" changes a stored record', cure: 'name an operation that creates' },
  makesNew: { cause: '"<operation>" makes a new record', cure: 'name an operation that updates' },
  secretInAddress: { cause: '"<name>" is a secret, and addresses end up in logs', cure: 'let it travel in the body' },
  asksAlready: {
    cause: 'the change "<change>" asks for fields in a dialog, so it is not asked about before',
    cure: 'take "confirm" out',
    isName: true,
  },
  neverAsks: { cause: 'the action "<action>" destroys without asking', cure: 'add "confirm": true' },
} as const
