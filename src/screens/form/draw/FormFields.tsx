import Form from '@rjsf/core'
import type { FieldTemplateProps, RJSFSchema, ValidatorType } from '@rjsf/utils'
import type { ComponentProps, ReactNode } from 'react'
import { layoutField } from '#engine/form/uiSchema.ts'
import { kinds } from '#engine/schema/kindOf.ts'
import { useFormServices } from '#fields/FieldServices.ts'
import { useFormContext } from '../FormContext.tsx'
import { FormField } from './FormField.tsx'
import { Sections } from './Sections.tsx'

/**
 * The fields with which rjsf draws our forms: one for each kind of value, with its frame, and one that lays them out.
 */
const theme = {
  fields: { ...Object.fromEntries(kinds.map((kind) => [kind, FormField] as const)), [layoutField]: Sections },
  templates: { FieldTemplate: ({ children }: FieldTemplateProps) => children },
}

/** The store judges the record, and rjsf is not asked to. */
const validator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => false,
  rawValidation: () => ({ errors: [] }),
}

/** The record has its own defaults; rjsf need not look for any. */
const noDefaults = { emptyObjectFields: 'skipDefaults', constAsDefaults: 'never' } as const

/**
 * The fields of a form or of an item, drawn by rjsf along the schema of the record. The store owns the values and judges
 * them: rjsf would go through the whole form at each change.
 * @param children stand below the fields
 */
export function FormFields({ id, children }: { id?: string | undefined; children: ReactNode }) {
  const { store, idOf, isItem } = useFormContext()
  const schema: RJSFSchema = store.plan.schema
  return (
    <Form
      {...theme}
      id={id}
      idPrefix={idOf('')}
      tagName={isItem ? 'div' : FormElement}
      schema={schema}
      uiSchema={store.plan.uiSchema}
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
