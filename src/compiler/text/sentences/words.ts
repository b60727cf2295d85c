export const words = {
  noText: { cause: '"<key>" is no text', cure: 'write the text that people read' },
  emptyText: { cause: '"<key>" is empty', cure: 'write the text that people read' },
  spacing: {
    cause: '"<text>" needs a no-break space, else a double sign would begin a line',
    cure: 'write U+202F before ; ? ! % €, and U+00A0 or U+202F before : and inside « »',
  },
  noWords: { cause: '<what> has no words in any language', cure: '<cure>' },
  untranslated: { cause: '"<key>" is missing in <language>: <why>', cure: 'add it here' },
  gaps: { cause: 'the gaps of "<key>" differ: <difference>', cure: 'use the same names in both' },
  strayWord: {
    cause: '"<key>" is unused: no definition and no code asks for these words',
    cure: '<cure>',
    isName: true,
  },
  strangeWords: { cause: 'this file is not read: its name is no folder of schemas/', cure: '<cure>' },
  noTranslation: { cause: '<file> does not exist, while every text stands in every language', cure: 'add it' },
} as const
