import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { scriptOf } from '#compiler/emit/script.ts'
import { detailsPlan } from '#compiler/emit/plans/detailsPlan.ts'
import { tablePlan } from '#compiler/emit/plans/tablePlan.ts'
import type { DetailsPlan, TablePlan } from '#engine/plan/ReadPlan.ts'
import { createConditionTest } from '#engine/validation/createValidation.ts'
import type { RecordRule } from '#generated/definitions.gen.ts'
import { narrow, renderScreen } from '../../tests/fixtures/screens/renderScreen.tsx'
import { projectOf, toyDetails, toySchema, toyTable } from '../../tests/fixtures/screens/toy.ts'
import { loadModule } from '../../tests/fixtures/toy/compileRecord.ts'
import { DetailsScreen } from './DetailsScreen.tsx'
import { TableScreen } from './TableScreen.tsx'

const { parts, maker, ...others } = toySchema.properties
const warning = (rule: string, field: string, words: string): RecordRule => ({
  rule,
  field,
  words,
  severity: 'warning',
})
const project = projectOf({
  ...toySchema,
  properties: {
    ...others,
    maker: { ...maker, rules: [warning('self.phone != self.email', 'phone', 'alike')] },
    parts: { ...parts, items: { ...parts?.items, rules: [warning('self.weight <= 100.0', 'weight', 'heavy')] } },
  },
  rules: [
    warning('self.size <= 100.0', 'size', 'bulky'),
    warning('size(self.parts) < 2', 'colour', 'many'),
    warning('self.parts.all(one, one.weight <= 100.0)', 'parts', 'heavyInAll'),
    { rule: 'self.size <= 1000.0', field: 'size', words: 'impossible' },
    { ...warning('self.size <= 10.0', 'size', 'large'), severity: 'error' },
  ],
})

const words = {
  'toy:rules.bulky': 'Takes much room',
  'toy:rules.alike': 'Phone and mail are alike',
  'toy:fields.parts.weight.remarks.heavy': 'Heavy for a part',
  'toy:rules.many': 'Many parts',
  'toy:rules.heavyInAll': 'Heavy in all',
}
const big = { resourceUuid: '1', label: 'Big', colour: 'RED', size: 101, maker: { phone: 'x', email: 'x' } }
const small = { resourceUuid: '2', label: 'Small', colour: 'RED', size: 100, maker: { phone: 'x' } }
const whole = { ...big, parts: [{ name: 'A', weight: 101 }, { name: 'B', weight: 100 }, { name: 'C' }] }

const loadPlan = <Plan,>(plan: Plan) => loadModule<Plan>('advice', `export default ${scriptOf(plan)}`)

async function openToys() {
  const columns = [
    'label',
    'colour',
    { path: 'size', sum: true },
    { id: 'contacts', lines: ['maker.phone', 'maker.email'] },
  ]
  const plan = await loadPlan<TablePlan>(tablePlan('toy/toy', { ...toyTable, columns }, project))
  const answers = { listToys: () => ({ data: [big, small] }) }
  renderScreen(<TableScreen plan={plan} />, { address: '/toys', words, isTrueOf: createConditionTest(), answers })
}

it('a list shows the advice of rules at the fields of rows, as far as rows have what the rules read', async () => {
  await openToys()
  await screen.findByRole('table')
  const cells = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent.replaceAll(/\s/g, ' ')),
    )
  expect(cells[0]).toEqual(['Big', 'Red', '101 cmTakes much room', 'xxPhone and mail are alike', expect.any(String)])
  expect(cells[1]).toEqual(['Small', 'Red', '100 cm', 'x', expect.any(String)])
  // The sum is no record.
  expect(cells[2]?.join()).not.toContain('room')
  expect(screen.getByTitle('Takes much room')).toBeTruthy()
})

it('a card shows it below the value', async () => {
  narrow()
  await openToys()
  const [card] = within(await screen.findByRole('list', { name: 'My toys' })).getAllByRole('listitem')
  expect(within(card as HTMLElement).getByText('Takes much room')).toBeTruthy()
})

it('details show it too, also of lists, entries and objects in the record, and no other rules', async () => {
  const plan = await loadPlan<DetailsPlan>(
    detailsPlan(
      'toy/toy',
      { ...toyDetails, sections: toyDetails.sections.map(({ show: _, ...section }) => section) },
      project,
    ),
  )
  const answers = { getToy: () => ({ data: whole }) }
  const params = { toyUuid: '1' }
  renderScreen(<DetailsScreen plan={plan} />, {
    address: '/toys/1/details',
    params,
    words,
    isTrueOf: createConditionTest(),
    answers,
  })
  const size = (await screen.findByText('Size', { selector: 'dt' })).nextElementSibling
  expect(size?.textContent.replaceAll(/\s/g, ' ')).toBe('101 cmTakes much room')
  expect(screen.getByText('Colour', { selector: 'dt' }).nextElementSibling?.textContent).toBe('RedMany parts')
  expect(screen.getByText('Phone and mail are alike').closest('dd')?.textContent).toContain('x')
  const weights = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent.replaceAll(/\s/g, ' '))
  expect(weights).toEqual(['A101 gHeavy for a part', 'B100 g', 'C–'])
  expect(screen.getByText('Heavy in all')).toBeTruthy()
  expect(document.querySelectorAll('.field-advice')).toHaveLength(5)
})
