import { readContract, type Contract as Read } from '../../contract/readContract.ts'
import { metaChecks, type MetaCheck } from './metaSchemas.ts'
import { jsonSource } from './jsonSource.ts'
import type { Source } from './Source.ts'
import { yamlSource } from './yamlSource.ts'

export interface Contract extends Read {
  source: Source
}

/** What one run of the check leaves to the next: a file whose text is the same is not read again. */
export interface Memory {
  source: (file: string, text: string) => Source
  metaChecks: (metas: Source[]) => MetaCheck
  contract: (source: Source) => Contract
}

/** Texts of a file that are kept: the one on disk and the one being tried in its place. */
const kept = 2

export function createMemory(): Memory {
  const sources = new Map<string, Source[]>()
  const contracts = new WeakMap<Source, Contract>()
  const compiled: { metas: Source[]; check: MetaCheck }[] = []
  const same = (left: Source[], right: Source[]) =>
    left.length === right.length && left.every((source, index) => source === right[index])
  return {
    source(file, text) {
      const known = sources.get(file) ?? []
      const source =
        known.find((one) => one.text === text) ??
        (file.endsWith('.json') ? jsonSource(file, text) : yamlSource(file, text))
      // The first text stays, for the next one is a trial as well.
      if (!known.includes(source)) sources.set(file, [...known.slice(0, kept - 1), source])
      return source
    },
    metaChecks(metas) {
      const found = compiled.find((one) => same(one.metas, metas))
      const check = found?.check ?? metaChecks(metas)
      if (!found) compiled.splice(kept - 1, kept, { metas, check })
      return check
    },
    contract(source) {
      const contract = contracts.get(source) ?? { source, ...readContract(source.value) }
      contracts.set(source, contract)
      return contract
    },
  }
}
