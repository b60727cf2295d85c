import { cleanup, screen } from '@testing-library/react'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ofVariants } from '#compiler/project/implied/showVariants.ts'
import { callName } from '#compiler/project/implied/usualCalls.ts'
import { detailsPlan } from '#compiler/emit/plans/detailsPlan.ts'
import type { Json } from '#engine/record/path.ts'
import type { DetailsDefinition, FormDefinition, PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { metasOf, passed, projectWith } from '../../tests/arbitraries/hostileProject.ts'
import { type HostileResource, hostileResource } from '../../tests/arbitraries/hostileResource.ts'
import { renderScreen } from '../../tests/fixtures/screens/renderScreen.tsx'
import { renderForm } from '../../tests/fixtures/toy/renderForm.tsx'
import { DetailsScreen } from './DetailsScreen.tsx'

/** A value of each field: a hostile one where the field has a choice. */
const valuesOf = (fields: RecordSchema['properties']): Json =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field)]))

function valueOf({ type, enum: values, items, properties }: PropertySchema): unknown {
  if (values) return values.at(-1)
  if (type === 'array') return [items ? valueOf(items) : 'x']
  if (type === 'object') return valuesOf(properties ?? {})
  if (type === 'boolean') return true
  return type === 'string' ? 'x' : 1
}

const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000)

it(
  `resources with hostile texts are drawn: each field of the form, each value of the details (SEED=${seed})`,
  { timeout: 300_000 },
  async () => {
    // Few made resources have no mistake: more are made until one has none.
    const made = fc.sample(hostileResource(metasOf()), { numRuns: 100, seed }).map((make, index) => make(`odd${index}`))
    let good: HostileResource[] = []
    for (let first = 0; good.length === 0 && first < made.length; first += 10) {
      good = passed(made.slice(first, first + 10)).slice(0, 3)
    }
    const project = projectWith(good)
    let drawn = 0
    for (const { name } of good) {
      const id = `${name}/${name}`
      const schema = project.recordOf(id)
      const stored = { ...valuesOf(schema.properties), resourceUuid: '7' }
      const shape = project.definitions.find((one) => one.kind === 'form' && one.id === id)
      if (!shape) throw new Error(`${id} has no form`)
      const form = { ...(ofVariants(shape, project) as FormDefinition), record: 'toy/toy' }
      const { container } = await renderForm({ schema, form, stored, version: '1' })
      const shown = [...container.querySelectorAll('.field')]
      expect(shown.length, JSON.stringify(form)).toBeGreaterThan(2)
      cleanup()

      const details = project.definitions.find((one) => one.kind === 'details' && one.id === id)
        ?.value as DetailsDefinition
      const plan = detailsPlan(id, details, project)
      renderScreen(<DetailsScreen plan={plan} />, {
        answers: { [callName(id, 'get')]: () => ({ data: { ...stored, label: 'The label' } }) },
        address: `/${name}/7/details`,
        params: { resourceUuid: '7' },
        isTrueOf: () => true,
      })
      expect((await screen.findAllByText('The label')).length).toBeGreaterThan(0)
      cleanup()
      drawn += 1
    }
    expect(drawn).toBeGreaterThan(0)
  },
)
