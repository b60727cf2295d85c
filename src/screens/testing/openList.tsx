import { fireEvent, screen, within } from '@testing-library/react'
import { listPlan } from '#compiler/list/listPlan.ts'
import type { TableDefinition } from '#generated/definitions.gen.ts'
import type { Holds } from '#engine/validation/createHolds.ts'
import { ListScreen } from '../ListScreen.tsx'
import { renderScreen } from './renderScreen.tsx'
import { toyFormats, toySchema, toyTable } from './toy.ts'

export const toys = [
  { resourceUuid: '1', label: 'Zèbre', colour: 'RED', size: 9, made: '02/01/2021' },
  { resourceUuid: '2', label: 'Élan', colour: 'BLUE', size: 10.5, made: '31/12/2019' },
  { resourceUuid: '3', label: 'eau', size: 1000, made: '01/02/2020' },
  { resourceUuid: '4', label: 'Œuf', colour: 'RED' },
]

type Setting = Partial<Parameters<typeof renderScreen>[1]> & { table?: TableDefinition; holds?: Holds }

/** Opens the list of toys. */
export function openList(rows: unknown = toys, { table = toyTable, holds = () => true, ...more }: Setting = {}) {
  return renderScreen(<ListScreen plan={listPlan('toy/toy', table, toySchema, toyFormats)} holds={holds} />, {
    address: '/toys',
    ...more,
    answers: { listToys: () => ({ data: rows }), ...more.answers },
  })
}

export const rowsShown = () => screen.getAllByRole('row').slice(1)
export const labels = () => rowsShown().map((row) => within(row).getAllByRole('cell')[0]?.textContent)
/** Opens the menu of a row by the name of its record. */
export const openMenu = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name: `Actions for ${name}` }))
  return screen.findByRole('menu')
}
