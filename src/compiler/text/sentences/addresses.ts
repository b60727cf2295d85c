export const addresses = {
  noAddress: { cause: '"<path>" is no address', cure: 'write it like "/things/{thingId}/edit"' },
  entryTaken: {
    cause: 'the menu entry "<entry>" leads to "<other>" already',
    cure: 'name another entry, or a section of the menu',
  },
  shutsOut: { cause: '"<guard>" shuts out those whom "<name>" leads here', cure: 'write <possible>' },
} as const
