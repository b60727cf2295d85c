import Button from 'antd/es/button'
import type { ReactNode } from 'react'
import { isAbsent } from '#engine/record/path.ts'
import { definitionKey, entryKeys } from '#engine/text/wordKeys.ts'
import type { Problem } from '#engine/validation/problem.ts'
import { icons } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'
import '#ui/form/form.css'
import { useFormContext, useFormLayout, useFormStatus } from '../FormContext.tsx'

interface SaveBarProps {
  /** Buttons for what else can be done with the record. */
  actions: ReactNode
  /** Without it there is no cancel button. */
  onCancel: (() => void) | undefined
}

interface SummaryItem {
  /** Id of the control that the link leads to. */
  id: string
  label: string
  /** Puts the focus on the control. */
  onGo: () => void
}

interface SummaryGroup {
  /** What the fields have in common, e.g. "3 fields missing:". */
  title: string
  items: readonly SummaryItem[]
}

/** Save, cancel, and what is missing as links. */
export function SaveBar({ actions, onCancel }: SaveBarProps) {
  const { form, namespace, store, idOf, fieldAt, wordsAt, goTo } = useFormContext()
  const { problems, deferred, saving, saved, unfinished } = useFormStatus(store)
  const { items: itemForms } = form
  const { plan } = store
  const { fields } = useFormLayout()
  const text = useText()
  const all = [...problems, ...deferred]
  const isMissing = ({ path, code }: Problem) => code === 'required' || isAbsent(store.valueAt(path))
  const itemsOf = (missing: boolean) =>
    plan.fields.flatMap((field) => {
      const problem = all.find(({ path }) => path === field.path)
      if (!problem || isMissing(problem) !== missing) return []
      return [{ id: idOf(field.path), label: wordsAt(field.path).label, onGo: () => goTo(field.path) }]
    })
  const group = (key: string, missing: boolean): SummaryGroup[] => {
    const items = itemsOf(missing)
    return items.length > 0 ? [{ title: text(key, { count: items.length }), items }] : []
  }
  const groups = [...group('app:form.missing', true), ...group('app:form.wrong', false)]
  const goToUnfinished = () => {
    const found = itemForms.finish()
    if (found) goTo(found.path, found.field)
  }
  const begun = unfinished !== undefined && fields.has(unfinished) ? fieldAt(unfinished) : undefined
  if (begun) {
    const { path, words } = begun
    const items = [{ id: idOf(path), label: wordsAt(path).label, onGo: goToUnfinished }]
    groups.push({ title: text(entryKeys(namespace, words, 'started')), items })
  }
  const elsewhere = all.length > 0 && groups.length === 0 ? [{ title: text('app:form.wrongElsewhere'), items: [] }] : []
  return (
    <div className="form-actions">
      <div className="form-actions-summary">
        {plan.fields.length > inSight && <ErrorSummary groups={[...groups, ...elsewhere]} />}
      </div>
      <div className="form-actions-buttons">
        {actions}
        {onCancel && (
          <Button onClick={onCancel}>
            {text([definitionKey(form.plan.name, 'form', 'cancel'), 'app:form.cancel'])}
          </Button>
        )}
        <Button
          type="primary"
          htmlType="submit"
          disabled={problems.length > 0 || (saved && !saving)}
          aria-busy={saving}
          icon={saving ? spinning : undefined}
        >
          {text([definitionKey(form.plan.name, 'form', 'submit'), 'app:form.submit'])}
        </Button>
      </div>
    </div>
  )
}

/** A form of so few fields is in sight as a whole, and needs no list of what is missing. */
const inSight = 4

/** The loading state of antd speaks English to screen readers, and takes the focus away. */
const spinning = <icons.retry className="form-spinning" />

/** How many fields are named before the rest is only counted. */
const named = 4

/** What keeps a form from being saved, as links to the fields. */
function ErrorSummary({ groups }: { groups: readonly SummaryGroup[] }) {
  const text = useText()
  return (
    <div className="form-summary" role="group" aria-label={text('app:form.summary')}>
      {groups.map(({ title, items }) => (
        <p key={title}>
          {title}{' '}
          {items.slice(0, named).map((item, index) => (
            <span key={item.id}>
              {index > 0 && ', '}
              <a
                href={`#${item.id}`}
                onClick={(event) => {
                  event.preventDefault()
                  item.onGo()
                }}
              >
                {item.label}
              </a>
            </span>
          ))}
          {items.length > named && '…'}
        </p>
      ))}
    </div>
  )
}
