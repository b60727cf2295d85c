import Form from '@rjsf/core'
import type { RegistryFieldsType, RJSFSchema, ValidatorType } from '@rjsf/utils'
import { useMemo, type ComponentProps, type ReactNode } from 'react'
import { layoutField } from '#engine/form/uiSchema.ts'
import { kinds } from '#engine/schema/kindOf.ts'
import type { RecordValidation } from '#engine/validation/createValidation.ts'
import { useFormServices } from '#fields/FieldServices.ts'
import { useFormContext } from '../FormContext.tsx'
import { FieldControl } from './FieldControl.tsx'
import { FieldTemplate } from './FieldTemplate.tsx'
import { Sections } from './Sections.tsx'

const kindFields = kinds.map((kind) => [kind, FieldControl] as const)

/** What rjsf draws our forms with: a field for each kind of value, and one that lays them out. */
const theme: { fields: RegistryFieldsType; templates: { FieldTemplate: typeof FieldTemplate } } = {
  fields: { ...Object.fromEntries(kindFields), [layoutField]: Sections },
  templates: { FieldTemplate },
}

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

/** The generated checks of a record, as rjsf asks for them. */
function createValidator({ record }: Pick<RecordValidation, 'record'>): ValidatorType {
  const errorsOf = (value: unknown) =>
    record(value).map(({ path, code, params }) => ({
      name: code,
      params,
      property: `.${path}`,
      message: code,
      stack: `${path}: ${code}`,
    }))
  return {
    validateFormData: (value) => ({ errors: errorsOf(value), errorSchema: {} }),
    isValid: (_, value) => record(value).length === 0,
    rawValidation: <Result,>(_: unknown, value?: unknown) => ({ errors: record(value) as Result[] }),
  }
}
