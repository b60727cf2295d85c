/** The password of everybody in the tests. */
export const password = 'Canary-7pass word'
