export const details = {
  listWithOthers: {
    cause: 'the section "<section>" holds a list and more',
    cure: 'give the list a section of its own',
  },
  emptySection: { cause: 'the section "<section>" holds nothing', cure: 'give "fields", "gallery", "folds" or "list"' },
  nameless: {
    cause: 'the heading does not say whose it is: its template is hidden',
    cure: 'write {{name}} where it belongs',
  },
  exceptNothing: {
    cause: 'nothing is left out of a list without the column "*"',
    cure: 'add "*" or take "except" out',
  },
  initialOfRange: { cause: '"<path>" is filtered by a first and a last value', cure: 'take "initial" out' },
  sortsNothing: {
    cause: 'the values of this field are not declared, so they have no order',
    cure: 'take "sort" out, or list them in "enum"',
    isName: true,
  },
  sumOfOther: { cause: '"<path>" is no number, so it has no sum', cure: 'take "sum" out', isName: true },
} as const
