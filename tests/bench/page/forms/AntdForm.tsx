import { Button, Card, DatePicker, Form, Input, InputNumber, Select } from 'antd'
import type { Rule } from 'antd/es/form'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { formOf, schemaOf } from '../benchForm.ts'

const options = ['ONE', 'TWO', 'THREE', 'FOUR'].map((value) => ({ value, label: value }))

function control({ type, format, enum: values, unit }: PropertySchema) {
  if (values) return <Select options={options} placeholder="Choisir…" showSearch />
  if (type === 'number' || type === 'integer') {
    return <InputNumber decimalSeparator="," suffix={unit} style={{ width: '100%' }} />
  }
  if (format === 'pastDate') return <DatePicker format="DD/MM/YYYY" style={{ width: '100%' }} />
  return <Input autoComplete="off" />
}

function rulesOf(schema: PropertySchema, required: boolean): Rule[] {
  const rules: Rule[] = required ? [{ required: true, message: 'Ce champ est requis' }] : []
  if (schema.format === 'email') {
    rules.push({ pattern: /^[^@\s]+@[^@\s]+\.[^@\s]+$/, message: 'Cette valeur n’est pas valide' })
  }
  if (schema.format === 'phone') {
    rules.push({ pattern: /^(\+33|0033|0)?[1-9][0-9]{8}$/, message: 'Cette valeur n’est pas valide' })
  }
  if (schema.maxLength !== undefined) rules.push({ max: schema.maxLength, message: 'Cette valeur n’est pas valide' })
  return rules
}

const grid = { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '0 20px' }

/** The same form as somebody writes it by hand with antd, following its manual: Form.Item, rules, checks on blur. */
export function AntdForm({ size }: { size: number }) {
  const { properties, required = [] } = schemaOf(size)
  return (
    <Form layout="vertical" validateTrigger="onBlur" requiredMark="optional">
      {formOf(size).sections.map(({ id, fields }) => (
        <Card key={id} title={id}>
          {fields.map((row, index) => (
            <div style={grid} key={index}>
              {(Array.isArray(row) ? row : [row]).map((field) => {
                const name = typeof field === 'string' ? field : field.path
                const schema = properties[name] ?? {}
                return (
                  <Form.Item key={name} name={name} label={name} rules={rulesOf(schema, required.includes(name))}>
                    {control(schema)}
                  </Form.Item>
                )
              })}
            </div>
          ))}
        </Card>
      ))}
      <Button type="primary" htmlType="submit">
        Enregistrer
      </Button>
    </Form>
  )
}
