import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { isObject } from '#engine/record/path.ts'
import { readFiles } from '../../scripts/check/lintDefinitions.ts'
import { filesBelow } from '../filesBelow.ts'

const folder = 'tests/trade/definitions'

/** The files of the made trade, by the path that each has in a project. */
export const tradeFiles: ReadonlyMap<string, string> = new Map(
  filesBelow(folder).map((file) => [relative(folder, file).split(sep).join('/'), readFileSync(file, 'utf8')]),
)

/** The texts of the product with the trade beside its own definitions, by path. */
export function withTrade(product: ReadonlyMap<string, string> = readFiles('.')): Map<string, string> {
  const texts = new Map(product)
  for (const [file, text] of tradeFiles) {
    const contract = texts.get('openapi/openapi.yaml') ?? ''
    if (file === 'openapi/paths.yaml') {
      texts.set(
        'openapi/openapi.yaml',
        contract.replace(/^components:/m, text.replace(/^paths:\n/m, '') + 'components:'),
      )
    } else texts.set(file, joined(texts.get(file), text))
  }
  return texts
}

/** A shared file with what the trade adds to it; any other file is the trade's alone. */
function joined(shared: string | undefined, own: string): string {
  if (shared === undefined) return own
  return JSON.stringify(join(JSON.parse(shared), JSON.parse(own)), null, 2)
}

/** Objects are joined name by name, and lists one behind the other. */
function join(left: unknown, right: unknown): unknown {
  if (Array.isArray(left) && Array.isArray(right)) return [...(left as unknown[]), ...(right as unknown[])]
  if (!isObject(left) || !isObject(right)) return right
  const names = Object.keys(right).map((name) => [name, join(left[name], right[name])])
  return { ...left, ...(Object.fromEntries(names) as object) }
}
