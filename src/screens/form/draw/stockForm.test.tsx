import Form from '@rjsf/core'
import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getAt, isObject } from '#engine/record/path.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { screens } from '#generated/plans.gen.ts'
import { records } from '#generated/records.gen.ts'

// docs/take-forms-away.md promises that all that is compiled opens in a form of rjsf as it comes.

interface Opened {
  name: string
  schema: RJSFSchema
  uiSchema: UiSchema
  fields: readonly { path: string }[]
}

const forms = await Promise.all(
  Object.entries(screens.form).map(async ([name, { fetch }]): Promise<Opened> => {
    const { schema, uiSchema, fields } = (await fetch()).plan
    return { name: `the form ${name}`, schema, uiSchema, fields }
  }),
)
/** Every record, in the order of its schema. */
const bare = Object.entries(records).map(([name, { schema }]): Opened => {
  const { title: _, rules: __, ...rest } = schema
  const fields = Object.keys(schema.properties).map((path) => ({ path }))
  return { name: `the record ${name}`, schema: rest, uiSchema: {}, fields }
})

/** A value in each field, whether or not it is a good one. */
function filled({ const: only, enum: values, properties, items, type }: PropertySchema): unknown {
  if (only !== undefined) return only
  if (values) return values[0]
  if (properties) return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, filled(field)]))
  if (items) return [filled(items)]
  if ([type].flat().includes('boolean')) return true
  return [type].flat().includes('string') ? 'x' : 1
}

/** Ids that rjsf gives the controls of single values. */
function idsOf(value: unknown, id = 'root'): string[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => idsOf(one, `${id}_${index}`))
  return isObject(value) ? Object.entries(value).flatMap(([name, one]) => idsOf(one, `${id}_${name}`)) : [id]
}

it.each([...forms, ...bare])(
  '$name opens in a form of rjsf as it comes, with a control for each value',
  ({ schema, uiSchema, fields }) => {
    const value = filled(schema as PropertySchema)
    const { container } = render(<Form schema={schema} uiSchema={uiSchema} formData={value} validator={validator} />)
    const ids = fields.flatMap(({ path }) => idsOf(getAt(value, path), ['root', ...path.split('.')].join('_')))
    expect(ids.length).toBeGreaterThan(0)
    expect(ids.filter((id) => !container.querySelector(`[id="${id}"], [id^="${id}-"]`))).toEqual([])
    expect(container.querySelector('.rjsf-config-error, .unsupported-field')).toBeNull()
  },
)
