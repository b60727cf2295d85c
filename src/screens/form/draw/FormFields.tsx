import Form from '@rjsf/core'
import type { RJSFSchema } from '@rjsf/utils'
import { useMemo, type ComponentProps, type ReactNode } from 'react'
import { useFormServices } from '#fields/FieldServices.ts'
import { useFormContext } from '../FormContext.tsx'
import { createValidator, theme } from './theme.ts'

interface FormFieldsProps {
  id?: string | undefined
  /** Stands below the fields. */
  children: ReactNode
}

/** The record has its own defaults; rjsf need not look for any. */
const noDefaults = { emptyObjectFields: 'skipDefaults', constAsDefaults: 'never' } as const

/**
 * The fields of a form or of an item, drawn by rjsf along the schema of the record. The store owns the values and judges
 * them: rjsf would go through the whole form at each change.
 */
export function FormFields({ id, children }: FormFieldsProps) {
  const { store, idOf, isItem } = useFormContext()
  const { rules, plan } = store
  const schema: RJSFSchema = plan.schema
  const validator = useMemo(() => createValidator(rules.validation), [rules])
  return (
    <Form
      {...theme}
      id={id}
      idPrefix={idOf('')}
      tagName={isItem ? 'div' : FormElement}
      schema={schema}
      uiSchema={plan.uiSchema}
      validator={validator}
      experimental_defaultFormStateBehavior={noDefaults}
      noHtml5Validate
      showErrorList={false}
    >
      {children}
    </Form>
  )
}

/** The form element. Whether its record can be saved is asked of the store, not of rjsf. */
function FormElement(props: ComponentProps<'form'>) {
  const { submit } = useFormServices()
  return (
    <form
      {...props}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    />
  )
}
