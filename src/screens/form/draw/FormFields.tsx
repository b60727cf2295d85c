import Form from '@rjsf/core'
import type { FieldTemplateProps, RJSFSchema, ValidatorType } from '@rjsf/utils'
import type { ComponentProps, ReactNode } from 'react'
import { useFormServices } from '#fields/FieldServices.ts'
import { useFormContext } from '../FormContext.tsx'
import { FormField } from './FormField.tsx'
import { Sections } from './Sections.tsx'

/** The types of values for which rjsf has a field. Our kinds are finer, and one field draws them all. */
const types = ['String', 'Number', 'Boolean', 'Array', 'Object']

/** The parts of rjsf in whose place ours stand: the fields of all types, and the one that lays them out. */
const theme = {
  fields: { ...Object.fromEntries(types.map((type) => [`${type}Field`, FormField])), LayoutGridField: Sections },
  templates: { FieldTemplate: ({ children }: FieldTemplateProps) => children },
}

/**
 * rjsf demands a validator and never asks ours: the store judges at each change, `FormElement` takes the submit, and no
 * schema of a plan holds a choice (`if`, `oneOf`). An answer made up here would hide a mistake, so there is none.
 */
function neverAsked(): never {
  throw new Error('rjsf asked for a verdict on a form, which its store alone gives')
}
const validator: ValidatorType = { validateFormData: neverAsked, isValid: neverAsked, rawValidation: neverAsked }

/** The record has its own defaults; rjsf need not look for any. */
const noDefaults = { emptyObjectFields: 'skipDefaults', constAsDefaults: 'never' } as const

/**
 * The fields of a form or of an item, drawn by rjsf along the schema of the record. The store owns the values and judges
 * them: rjsf would go through the whole form at each change.
 * @param children stand below the fields
 */
export function FormFields({ id, children }: { id?: string | undefined; children: ReactNode }) {
  const { store, isItem } = useFormContext()
  const schema: RJSFSchema = store.plan.schema
  return (
    <Form
      {...theme}
      id={id}
      tagName={isItem ? 'div' : FormElement}
      schema={schema}
      uiSchema={store.plan.uiSchema}
      validator={validator}
      experimental_defaultFormStateBehavior={noDefaults}
      noHtml5Validate
      showErrorList={false}
    >
      {/* Where it has no children, rjsf draws a button. */}
      <>{children}</>
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
