/** Settings of a server to which one account writes more than people do, and at once. */
export const manyWrites = { MAX_RECORDS: '1000000', MAX_WRITES: '1000000', MAX_CALLS: '1000000' }
