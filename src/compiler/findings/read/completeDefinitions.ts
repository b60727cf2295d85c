import type { FormDefinition, Route, ScreensDefinition } from '#generated/definitions.gen.ts'
import type { ContractOperation } from '../../contract/ContractOperation.ts'
import { changeName } from '../../implied/callNames.ts'
import { addressesOf, type ShownDefinition } from '../../implied/addresses.ts'
import { completeDefinition, type Usual } from '../../implied/completeDefinition.ts'
import { usualCalls } from '../../implied/usualCalls.ts'
import { completeScreens } from '../../implied/completeScreens.ts'
import type { Definition } from '../Project.ts'
import type { Memory } from './createMemory.ts'
import type { Metas } from './readMetas.ts'
import type { Path } from './Source.ts'

type WithActions = Pick<FormDefinition, 'actions'>

const kinds = ['form', 'table', 'details']

/** The addresses with those that resources imply; a finding in one of these stands at the path of its resource. */
export function withResources(
  screens: Definition<ScreensDefinition>,
  operations: ReadonlyMap<string, ContractOperation>,
  memory: Memory,
): Definition<ScreensDefinition> {
  const { value, holders } = completeScreens(screens.value, operations)
  const written = screens.value.routes.length
  const source = memory.completed(screens.source, value, (path) => {
    const holder = path[0] === 'routes' ? holders[Number(path[1]) - written] : undefined
    return holder === undefined ? path : ['resources', holder, 'path']
  })
  // What is implied needs no words and no addresses of its own: the spots are those of the file.
  return { ...screens, source, value }
}

/** Forms, lists and details with what their records imply; a finding in what is implied stands where it would be written. */
export function completeDefinitions(
  definitions: readonly Definition[],
  operations: ReadonlyMap<string, ContractOperation>,
  routes: readonly Route[],
  { memory, metas }: { memory: Memory; metas: Metas },
): Definition[] {
  const known = new Map<string, Usual>()
  const usualOf = (record: string): Usual => {
    const usual = known.get(record) ?? {
      calls: usualCalls(record, operations),
      addresses: addressesOf(record, routes, definitions),
      operations,
      changeOf: (name) => operations.get(changeName(record, name)),
      isNotice: (address) => routes.some(({ path, screen }) => path === address && 'notice' in screen),
    }
    known.set(record, usual)
    return usual
  }
  return definitions.map((definition) => {
    if (!kinds.includes(definition.kind)) return definition
    const { record = '' } = definition.value as ShownDefinition
    const value = completeDefinition(definition.kind, definition.value as object, usualOf(record))
    const source = memory.completed(definition.source, value, (path) => writtenPath(path, definition.value, value))
    return { ...definition, source, value: source.value, spots: metas.spots(source, definition.kind) }
  })
}

/** Where something of a completed definition is written: its own actions stand among the usual ones. */
function writtenPath(path: Path, written: unknown, completed: unknown): Path {
  const [name, index, ...inside] = path
  if (name !== 'actions' || typeof index !== 'number') return path
  const { id } = (completed as WithActions).actions?.[index] ?? {}
  const place = (written as WithActions).actions?.findIndex((action) => action.id === id) ?? -1
  return place < 0 ? [name] : [name, place, ...inside]
}
