import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { kinds } from '#engine/schema/kindOf.ts'
import { readOwnDomain } from '../check/lintDefinitions.ts'
import { reference } from './reference.ts'
import type { MetaSchemas } from './reference/MetaSchema.ts'

const metas = readOwnDomain().metas as MetaSchemas

describe('the reference', () => {
  it('lists every kind of value and every code of an error', () => {
    const { 'kinds.md': kindsPage = '', 'errors.md': errorsPage = '', 'README.md': contents = '' } = reference(metas)
    for (const kind of kinds) expect(kindsPage).toContain(`| \`${kind}\` |`)
    const { error } = JSON.parse(readFileSync('locales/en/app.json', 'utf8')) as { error: Record<string, string> }
    for (const [code, words] of Object.entries(error)) expect(errorsPage).toContain(`| \`${code}\` | ${words} |`)
    expect(contents).toContain('(kinds.md)')
    expect(contents).toContain('(errors.md)')
  })
})
