/** What is said of a mistake; `name` where it is the name of a property rather than its value. */
export type Sentence = readonly [cause: string, cure: string, at?: 'name']

/** Sentences by code, each a function of the parts that a rule finds. */
export type Sentences = Record<string, (...parts: string[]) => Sentence>
