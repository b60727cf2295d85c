export const contract = {
  undeclaredParameter: { cause: '"<operation>" does not declare its parameter "<name>"', cure: '<cure>' },
  unplacedParameter: { cause: '"<operation>" declares "<name>", which its path does not hold', cure: '<cure>' },
  noJsonPart: {
    cause: '"<operation>" takes files and names no JSON part',
    cure: 'name it under "encoding"',
    isName: true,
  },
  bodyWithoutRecord: {
    cause: 'the body of "<operation>" is no record',
    cure: 'refer to a schema of schemas/',
    isName: true,
  },
} as const
