import { DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Flex, Form, Typography } from 'antd'
import type { ReactNode } from 'react'
import { some } from './rules.ts'

interface EntryRowsProps<Entry> {
  name: string
  add: string
  none: string
  /** There must be one. */
  required?: boolean
  /** Opens the dialog in which an entry is typed. */
  onOpen: (list: string, index?: number) => void
  children: (entry: Entry) => ReactNode
}

/** The entries of a list below each other, each with its buttons. */
export function EntryRows<Entry>({ name, add, none, required, onOpen, children }: EntryRowsProps<Entry>) {
  const form = Form.useFormInstance()
  return (
    <Form.List name={name} {...(required && { rules: [some] })}>
      {(fields, { remove }, { errors }) => (
        <>
          {fields.length === 0 && <Typography.Text type="secondary">{none}</Typography.Text>}
          {fields.map(({ key, name: index }) => (
            <Flex key={key} gap="small" align="center">
              {children(form.getFieldValue([name, index]) as Entry)}
              <Button
                type="text"
                icon={<EditOutlined />}
                aria-label={`Modifier ${index + 1}`}
                onClick={() => onOpen(name, index)}
              />
              <Button
                type="text"
                danger
                icon={<DeleteOutlined />}
                aria-label={`Retirer ${index + 1}`}
                onClick={() => remove(index)}
              />
            </Flex>
          ))}
          <Button icon={<PlusOutlined />} onClick={() => onOpen(name)}>
            {add}
          </Button>
          <Form.ErrorList errors={errors} />
        </>
      )}
    </Form.List>
  )
}
