import { Form } from '@rjsf/antd'
import type { RJSFSchema } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'
import { useMemo } from 'react'
import { formOf, schemaOf } from '../benchForm.ts'

/** The same form as `@rjsf/antd` draws it from a schema, a section an object, checked on blur. */
export function StockForm({ size }: { size: number }) {
  const schema = useMemo((): RJSFSchema => {
    const { properties, required = [] } = schemaOf(size)
    const sections = formOf(size).sections.map(({ id, fields }): [string, RJSFSchema] => {
      const names = fields.flat().map((field) => (typeof field === 'string' ? field : field.path))
      const own = names.map((name): [string, RJSFSchema] => {
        const { type, enum: values, minimum, maximum, minLength, maxLength, format } = properties[name] ?? {}
        const plain = {
          type,
          enum: values,
          minimum,
          maximum,
          minLength,
          maxLength,
          ...(format === 'email' && { format }),
        }
        return [name, { ...(JSON.parse(JSON.stringify(plain)) as RJSFSchema), title: name }]
      })
      return [
        id,
        {
          type: 'object',
          title: id,
          properties: Object.fromEntries(own),
          required: names.filter((name) => required.includes(name)),
        },
      ]
    })
    return { type: 'object', properties: Object.fromEntries(sections) }
  }, [size])
  return <Form schema={schema} validator={validator} liveValidate="onBlur" noHtml5Validate showErrorList={false} />
}
