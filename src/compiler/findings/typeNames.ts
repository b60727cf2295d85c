import names from './typeNames.json' with { type: 'json' }

/** A type of JSON or of CEL as people call it, with its article. */
export const typeName = (type: string): string => (names as Record<string, string>)[type] ?? `a ${type}`
