import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { dereference } from '#engine/schema/dereference.ts'
import type { FormatsDefinition, RecordSchema } from '#generated/definitions.gen.ts'
import { readJson } from './readJson.ts'

/** A folder of `schemas/` with the record schemas and the definitions that it holds. */
export interface DomainFolder {
  name: string
  /** Dereferenced record schemas by name of the record. */
  records: Record<string, RecordSchema>
  /** Forms, tables and details by file name. */
  definitions: Record<string, unknown>
}

/** Reads the folders of `schemas/` that hold records. */
export function readDomain(root = 'schemas'): DomainFolder[] {
  const readSchema = (file: string) => readJson<RecordSchema>(`${root}/${file}`)
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'meta')
    .map(({ name }) => {
      const files = readdirSync(`${root}/${name}`).sort()
      const schemas = files.filter((file) => file.endsWith('.schema.json'))
      const others = files.filter((file) => file.endsWith('.json') && !file.endsWith('.schema.json'))
      return {
        name,
        records: Object.fromEntries(
          schemas.map((file) => [
            file.replace('.schema.json', ''),
            dereference(readSchema(`${name}/${file}`), `${name}/${file}`, readSchema),
          ]),
        ),
        definitions: Object.fromEntries(others.map((file) => [file, readJson(`${root}/${name}/${file}`)])),
      }
    })
    .filter(({ records }) => Object.keys(records).length > 0)
    .sort((left, right) => left.name.localeCompare(right.name))
}

export function readFormats(root = 'schemas'): FormatsDefinition {
  return readJson<FormatsDefinition>(`${root}/formats.json`)
}

/** The API document. */
export function readApi(): object {
  return parse(readFileSync('openapi/openapi.yaml', 'utf8')) as object
}
