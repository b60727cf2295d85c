import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { setImmediate } from 'node:timers/promises'
import { search, searchable } from '#engine/text/ranking.ts'

interface Commune {
  code: string
  nom: string
  type: string
  departement: string
  codesPostaux?: string[]
  population?: number
}

const require = createRequire(import.meta.url)
const file = require.resolve('@etalab/decoupage-administratif/data/communes.json')

/** Most towns in one answer; there are 35,000. */
const maxTowns = 50

let reading: ReturnType<typeof readTowns> | undefined

/** The towns that a name or a postal code finds, the largest first. They are read when they are first asked for. */
export async function findTowns(query: string) {
  reading ??= readTowns().catch((error: unknown) => {
    reading = undefined
    throw error
  })
  return search(await reading, query, maxTowns)
}

/**
 * Reads the towns of France, largest first, and prepares them for `search`. It takes a while, so it pauses for other
 * calls.
 */
async function readTowns() {
  const communes = JSON.parse(await readFile(file, 'utf8')) as Commune[]
  const towns = communes
    .filter(({ type, codesPostaux = [] }) => type === 'commune-actuelle' && codesPostaux.length > 0)
    .sort((left, right) => (right.population ?? 0) - (left.population ?? 0))
  const offered = ({ code, nom, departement, codesPostaux = [] }: Commune) =>
    searchable(
      { name: nom, postalCodes: codesPostaux, codeInsee: code, department: departement },
      { names: [nom], words: codesPostaux },
    )
  const found: ReturnType<typeof offered>[] = []
  for (const town of towns) {
    found.push(offered(town))
    // Other calls get their turn in between.
    if (found.length % 1000 === 0) await setImmediate()
  }
  return found
}
