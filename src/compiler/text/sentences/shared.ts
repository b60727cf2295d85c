export const shared = {
  decomposed: {
    cause:
      'an accent stands apart from its letter here (Unicode NFD), and records are stored with both in one character',
    cure: 'type the text again, or let the editor convert the file to NFC',
  },
  backtracking: {
    cause: 'the pattern can backtrack at <about>, so a long text holds everything up',
    cure: 'begin with ^, and let parts that follow each other differ in their letters, as "^[^.]+\\.[a-z]+$" does',
  },
  noPattern: {
    cause: 'this is no regular expression with the flag u: <about>',
    cure: 'put a backslash before a sign that stands for itself, such as \\., and before no other: - for \\-',
  },
  unreadPattern: {
    cause: 'nobody can tell whether this pattern backtracks, and a long text could hold everything up',
    cure: 'give groups no names, look ahead and not behind',
  },
  namelessGroup: { cause: 'not every group has a name', cure: 'name as many parts as "groups" has' },
  patternOfNumber: { cause: 'a number has no letters to test', cure: 'take the pattern out' },
  tiedAtOneEnd: { cause: 'the pattern is tied at one end only', cure: 'give ^ and $' },
  noItem: { cause: 'nothing says what of an item is <what>', cure: 'add "<word>"' },
  namelessItem: { cause: 'an item has no name in <language>', cure: 'add "<language>"' },
} as const
