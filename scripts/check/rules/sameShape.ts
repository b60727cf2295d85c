import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'

type Fields = PropertySchema | RecordSchema

/** Names of the fields in which two shapes differ; rules and demands do not count. */
export function differencesOf(left: Fields, right: Fields): string[] {
  const names = new Set([...Object.keys(left.properties ?? {}), ...Object.keys(right.properties ?? {})])
  return [...names].filter((name) => {
    const [mine, theirs] = [left.properties?.[name], right.properties?.[name]]
    return mine === undefined || theirs === undefined || JSON.stringify(mine) !== JSON.stringify(theirs)
  })
}
