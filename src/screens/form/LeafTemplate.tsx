import type { FieldTemplateProps } from '@rjsf/utils'
import { isAbsent } from '#engine/form/isAbsent.ts'
import { absentKeys, definitionKey, problemKeys, remarkKeys, unlistedKeys } from '#engine/text/wordKeys.ts'
import { fields } from '#fields/fields.ts'
import { unlistedText } from '#fields/unlisted.ts'
import { FieldFrame } from '#ui/form/FieldFrame.tsx'
import { useText, say } from '#ui/text/useText.ts'
import { ClearedNotice } from './ClearedNotice.tsx'
import { useFieldState, useFormContext } from './FormContext.ts'
import { isReadOnly } from './isReadOnly.ts'
import { ProposalButton } from './ProposalButton.tsx'

/** What rjsf puts around a field: our frame with label, help and error. The root object needs none. */
export function LeafTemplate({ id, fieldPathId, children }: FieldTemplateProps) {
  const [path] = fieldPathId.path
  return typeof path === 'string' ? (
    <LeafFrame id={id} path={path}>
      {children}
    </LeafFrame>
  ) : (
    children
  )
}

function LeafFrame({ id, path, children }: { id: string; path: string; children: FieldTemplateProps['children'] }) {
  const { name, mode, plan, store, fieldAt, wordsAt, namespace } = useFormContext()
  const { problem, mark, remark, proposal, cleared, required, disabled } = useFieldState(path)
  const text = useText()
  const field = fieldAt(path)
  if (!field) return null
  const { label, help, example } = wordsAt(path)
  const value = store.valueAt(path)
  const keysOf = isAbsent(value) ? absentKeys : unlistedText(value) === undefined ? problemKeys : unlistedKeys
  const said = problem ? text(keysOf(namespace, field.words, problem), problem.params) : mark && say(text, mark)
  const labelled = fields[field.kind].labelled(field.placed)
  // The title of its section may say already what the only group in it is.
  const alone = labelled === 'group' && plan.fields.filter(({ section }) => section === field.section).length === 1
  const title = text.optional(definitionKey(name, 'form', `sections.${field.section}.title`))
  const asked = !disabled && !isReadOnly(field, mode) && field.kind !== 'flag'
  return (
    <FieldFrame
      id={id}
      label={label}
      disabled={disabled}
      labelled={labelled}
      labelHidden={alone && title === label}
      optional={asked && !required ? text('app:form.optional') : undefined}
      help={help}
      example={example}
      error={said}
      remark={remark === undefined ? undefined : text(remarkKeys(namespace, field.words, remark))}
      notice={cleared && <ClearedNotice cleared={cleared} />}
      offer={proposal !== undefined && <ProposalButton field={field} value={proposal} />}
      width={field.placed.width}
    >
      {children}
    </FieldFrame>
  )
}
