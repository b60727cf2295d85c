export type Verb = 'list' | 'get' | 'create' | 'update' | 'remove'

/** Operation ids of the usual calls of a record, `folder/name`. */
export function callNames(record: string): Record<Verb, string> {
  const one = typeName(record)
  const named = (verb: Verb) => verb + one
  return {
    list: `list${manyInEnglish(one)}`,
    get: named('get'),
    create: named('create'),
    update: named('update'),
    remove: named('remove'),
  }
}

/** Operation id of a change of state of a record. */
export const changeName = (record: string, change: string): string => change + typeName(record)

/** `real-estate/real-estate` → `RealEstate`, `password/reset` → `PasswordReset`. */
export function typeName(record: string): string {
  const [folder = '', name = ''] = record.split('/')
  const words = (folder === name ? name : `${folder}-${name}`).split('-')
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

export function manyInEnglish(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}
