import type { Address, AddressChoice, Route } from '#generated/definitions.gen.ts'

/** The addresses of the screens of a record, filled from it. */
export interface Addresses {
  list?: string
  new?: string
  details?: Address
  edit?: Address
}

/** What the addresses of a record depend on in a form, a list or details. */
export interface ShownDefinition {
  record?: string
  /** Of details: the records that they show. */
  only?: string
}

/** Gives the definition of a kind that a route shows. */
export type DefinitionAt = (kind: 'list' | 'form' | 'details', name: string) => ShownDefinition | undefined

interface Shown {
  path: string
  only?: string | undefined
}

/** The addresses at which a record is listed, entered, read and edited. */
export function addressesOf(record: string, routes: readonly Route[], definitionAt: DefinitionAt): Addresses {
  const shown = (kind: 'list' | 'form' | 'details', named: boolean): Shown[] =>
    routes.flatMap(({ path, screen }) => {
      const name = new Map(Object.entries(screen)).get(kind) as string | undefined
      const definition = name === undefined ? undefined : definitionAt(kind, name)
      const fits = definition?.record === record && path.includes('{') === named
      return fits ? [{ path, only: definition.only }] : []
    })
  const details = [...shown('details', true), ...shown('details', false)]
  const forms = shown('form', true)
  const edits = details.flatMap(({ path, only }) =>
    forms.filter((form) => holderOf(form.path) === holderOf(path)).map((form) => ({ ...form, only })),
  )
  const found = {
    list: shown('list', false)[0]?.path,
    new: shown('form', false)[0]?.path,
    details: addressAmong(details),
    edit: addressAmong(edits.length > 0 ? edits : forms),
  }
  return Object.fromEntries(Object.entries(found).filter(([, address]) => address !== undefined))
}

const holderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** One address, or several to choose from by their conditions; undefined where no condition tells them apart. */
function addressAmong(all: readonly Shown[]): Address | undefined {
  const choices = all.map(({ path, only }): AddressChoice => ({
    to: path.replace(/\{\w+\}/, '{resourceUuid}'),
    ...(only !== undefined && { only }),
  }))
  const [first, ...others] = choices.toSorted((left, right) => Number('only' in right) - Number('only' in left))
  if (others.length === 0) return first?.to
  return choices.filter((choice) => !('only' in choice)).length === 1
    ? ([first, ...others] as AddressChoice[])
    : undefined
}
