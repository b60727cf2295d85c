import type { Json } from '#engine/record/path.ts'
import type { RecordSchema } from '#generated/definitions.gen.ts'
import { refusals } from '../errors.ts'

/**
 * Reads `application/x-www-form-urlencoded` by what a record declares: a flag is true for `true`, `on` and `1`, all else
 * is text. A name that comes twice is refused, since the choice between both would be a guess.
 */
export function readForm(text: string, schema: RecordSchema): Json {
  const form = new URLSearchParams(text)
  const json: Json = Object.create(null) as Json
  for (const [name, value] of form) {
    if (name in json) throw refusals.unreadable()
    const isFlag = Object.hasOwn(schema.properties, name) && schema.properties[name]?.type === 'boolean'
    json[name] = isFlag ? flag(value) : value
  }
  return { ...json }
}

function flag(value: string): boolean | string {
  if (['true', 'on', '1'].includes(value)) return true
  return ['false', 'off', '0', ''].includes(value) ? false : value
}
