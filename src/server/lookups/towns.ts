import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { setImmediate } from 'node:timers/promises'
import { search, searchable, type Searchable } from './search.ts'

/** A French town as it is offered. */
interface Town {
  name: string
  postalCodes: string[]
  codeInsee: string
  department: string
}

/** What the package tells of a commune. */
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

/** The towns that a name or a postal code finds, the largest first. They are read when they are first asked for. */
export function createTowns(most: number): (query: string) => Promise<Town[]> {
  let reading: Promise<Searchable<Town>[]> | undefined
  return async (query) => {
    reading ??= readTowns()
    try {
      return search(await reading, query, most)
    } catch (error) {
      reading = undefined
      throw error
    }
  }
}

async function readTowns(): Promise<Searchable<Town>[]> {
  const communes = JSON.parse(await readFile(file, 'utf8')) as Commune[]
  const towns = communes
    .filter(({ type, codesPostaux = [] }) => type === 'commune-actuelle' && codesPostaux.length > 0)
    .sort((left, right) => (right.population ?? 0) - (left.population ?? 0))
  const found: Searchable<Town>[] = []
  for (const { code, nom, departement, codesPostaux = [] } of towns) {
    const town = { name: nom, postalCodes: codesPostaux, codeInsee: code, department: departement }
    found.push(searchable(town, [nom, ...codesPostaux]))
    // Other calls get their turn in between.
    if (found.length % 1000 === 0) await setImmediate()
  }
  return found
}
