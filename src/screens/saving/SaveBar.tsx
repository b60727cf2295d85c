import Button from 'antd/es/button'
import type { ReactNode } from 'react'
import type { PlanField } from '#engine/plan/FormPlan.ts'
import { isAbsent } from '#engine/record/path.ts'
import { entryKeys } from '#engine/words/wordKeys.ts'
import type { Problem } from '#engine/record/problem.ts'
import { spinning } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'
import '#ui/form/form.css'
import { useFormContext, useFormLayout, useFormStatus } from '../form/FormContext.tsx'

interface SaveBarProps {
  /** Buttons for what else can be done with the record. */
  actions: ReactNode
  /** Without it there is no cancel button. */
  onCancel: (() => void) | undefined
}

/**
 * The buttons at the end of a form. Saving is disabled while there are problems; a long form lists them beside the
 * button.
 */
export function SaveBar({ actions, onCancel }: SaveBarProps) {
  const { form, store } = useFormContext()
  const { problems, saving, saved } = useFormStatus(store)
  const text = useText()
  const word = (part: string) => text([`${form.plan.words}.${part}`, `app:form.${part}`])
  return (
    <div className="form-actions">
      <div className="form-actions-summary">{store.plan.fields.length > inSight && <ErrorSummary />}</div>
      <div className="form-actions-buttons">
        {actions}
        {onCancel && <Button onClick={onCancel}>{word('cancel')}</Button>}
        <Button
          type="primary"
          htmlType="submit"
          disabled={problems.length > 0 || (saved && !saving)}
          aria-busy={saving}
          icon={saving ? spinning : undefined}
        >
          {word('submit')}
        </Button>
      </div>
    </div>
  )
}

/** A form of so few fields is visible as a whole, and needs no list of missing fields. */
const inSight = 4

/** How many fields are named before the rest is only counted. */
const named = 4

/**
 * Lists the fields that are missing or wrong, each as a link to its control: in a long form they may be out of sight or
 * in another tab.
 */
function ErrorSummary() {
  const { form, store, idOf, goTo } = useFormContext()
  const { problems, deferred, unfinished } = useFormStatus(store)
  const { fields: shown } = useFormLayout()
  const text = useText()
  const all = [...problems, ...deferred]
  const isMissing = ({ path, code }: Problem) => code === 'required' || isAbsent(store.valueAt(path))
  const found = store.plan.fields.flatMap((field) => {
    const problem = all.find(({ path }) => path === field.path)
    return problem ? [{ field, missing: isMissing(problem) }] : []
  })
  const group = (key: string, missing: boolean) => {
    const fields = found.filter((one) => one.missing === missing).map(({ field }) => field)
    return { title: text(key, { count: fields.length }), fields, go: ({ path }: PlanField) => goTo(path) }
  }
  const groups = [group('app:form.missing', true), group('app:form.wrong', false)].filter(
    ({ fields }) => fields.length > 0,
  )
  const begun = unfinished !== undefined && shown.has(unfinished) ? store.fieldAt(unfinished) : undefined
  if (begun) {
    const goToUnfinished = () => {
      const item = form.items.finish()
      if (item) goTo(item.path, item.field)
    }
    const title = text(entryKeys(begun.words, 'started'))
    groups.push({ title, fields: [begun], go: goToUnfinished })
  }
  return (
    <div className="form-summary" role="group" aria-label={text('app:form.summary')}>
      {all.length > 0 && groups.length === 0 && <p>{text('app:form.wrongElsewhere')}</p>}
      {groups.map(({ title, fields, go }) => (
        <p key={title}>
          <span>{title}</span>{' '}
          {fields.slice(0, named).map((field, index) => (
            <span key={field.path}>
              {index > 0 && <span>, </span>}
              <a
                href={`#${idOf(field.path)}`}
                onClick={(event) => {
                  event.preventDefault()
                  go(field)
                }}
              >
                {text(`${field.words}.label`)}
              </a>
            </span>
          ))}
          {fields.length > named && <span>…</span>}
        </p>
      ))}
    </div>
  )
}
