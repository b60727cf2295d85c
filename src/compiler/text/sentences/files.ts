/** Findings about files and their shape. */
export const files = {
  syntax: { cause: '<cause>', cure: '<cure>' },
  noFile: { cause: 'this file is missing, but other definitions refer to it', cure: 'put <file> back' },
  stranger: { cause: 'this file is not read: its name is that of no definition', cure: '<cure>' },
  schemaPointer: { cause: '"$schema" is <pointer>, by which editors check the file', cure: 'write "<expected>"' },
  reference: { cause: '<cause>', cure: '<cure>' },
  noShape: { cause: 'this has none of the possible shapes<description>', cure: 'write <shapes>' },
  unknownName: { cause: '"<name>" is not known here', cure: '<cure>', isName: true },
  needed: { cause: '"<name>" is missing, which "<by>" needs', cure: 'add "<name>"', isName: true },
  twice: { cause: '<what> stands here twice', cure: 'take one of them out, or give it another name' },
  pathTaken: {
    cause: 'the path <path> exists already: another record implies it, or <file> holds it',
    cure: 'name another path here, or take the other one out',
  },
  oneMissing: { cause: 'something is missing here', cure: 'add one of <names>' },
  missing: { cause: '"<name>" is missing<why>', cure: 'add "<name>"' },
  impossible: { cause: '<value> is not possible', cure: '<cure>' },
  wrongType: { cause: '<value> has the wrong type', cure: 'write <types>' },
  unreadable: { cause: '<value> is not a <format>', cure: 'write one that can be read' },
  unfit: { cause: '<value> <problem><description>', cure: 'write another value' },
} as const
