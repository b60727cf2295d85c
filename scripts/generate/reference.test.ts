import { Ajv } from 'ajv'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { kinds } from '#engine/schema/kindOf.ts'
import { readJson } from './readJson.ts'
import { reference } from './reference.ts'
import type { MetaSchema } from './reference/MetaSchema.ts'

const root = mkdtempSync(join(tmpdir(), 'trousseau-reference-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('the reference', () => {
  it('is made of the language alone, so that a change of the product does not rewrite it', () => {
    cpSync('schemas/meta', join(root, 'meta'), { recursive: true })
    expect(reference(root)).toEqual(reference())
  })

  it('lists every kind of value and every code of an error', () => {
    const { 'kinds.md': kindsPage = '', 'errors.md': errorsPage = '', 'README.md': contents = '' } = reference()
    for (const kind of kinds) expect(kindsPage).toContain(`| \`${kind}\` |`)
    const { error } = readJson<{ error: Record<string, string> }>('locales/en/app.json')
    for (const [code, words] of Object.entries(error)) expect(errorsPage).toContain(`| \`${code}\` | ${words} |`)
    expect(contents).toContain('(kinds.md)')
    expect(contents).toContain('(errors.md)')
  })

  it('shows examples that the language takes', () => {
    const ajv = new Ajv({ strict: false, validateFormats: false })
    const metas = readdirSync('schemas/meta').map((file) =>
      readJson<MetaSchema & { $id: string }>(`schemas/meta/${file}`),
    )
    for (const meta of metas) ajv.addSchema(meta)
    for (const { $id, $defs = {}, properties } of metas) {
      const parts = Object.entries($defs).map(([name, part]) => [`/$defs/${name}`, part.properties] as const)
      for (const [pointer, all = {}] of [['', properties] as const, ...parts])
        for (const [name, { examples = [] }] of Object.entries(all)) {
          const check = ajv.compile({ $ref: `${$id}#${pointer}/properties/${name}` })
          for (const example of examples)
            expect([$id, pointer, name, check(example)]).toEqual([$id, pointer, name, true])
        }
    }
  })
})
