import Button from 'antd/es/button'
import { useEffect, useRef, type ReactNode } from 'react'
import { panelIdOf, TabBar, tabIdOf, type TabItem } from '#ui/form/TabBar.tsx'
import { useText } from '#ui/text/useText.ts'
import { useFormContext, useFormStatus } from '../FormContext.tsx'

/** The tabs of a form, each with whether all in it is right, around what the open one holds. */
export function FormTabs({ children }: { children: ReactNode }) {
  const { form, mode, store, idOf, tab = '', openTab, goTo } = useFormContext()
  const { problems, deferred, refused, saving } = useFormStatus(store)
  const { plan } = form
  const text = useText()
  const prefix = idOf('tabs')
  const wrong = new Set([...[...problems, ...deferred].map(({ path }) => path), ...refused])

  // An answer may speak of a field that stands in another tab.
  const wasSaving = useRef(saving)
  const [firstRefused] = refused
  useEffect(() => {
    if (wasSaving.current && !saving && firstRefused !== undefined) {
      store.focusFirst(firstRefused)
      goTo(firstRefused)
    }
    wasSaving.current = saving
  }, [saving, firstRefused, store, goTo])

  const tabs = plan.tabs.map((id): TabItem => {
    const count = [...wrong].filter((path) => store.fieldAt(path)?.tab === id).length
    const label = text(count > 0 ? 'app:form.tabInvalid' : 'app:form.tabValid', { count })
    const state = { valid: count === 0, text: label, ...(count > 0 && { count }) }
    return { id, title: text(`${plan.words}.tabs.${id}`), state }
  })
  const next = tabs[plan.tabs.indexOf(tab) + 1]
  return (
    <>
      <TabBar
        prefix={prefix}
        label={text(`${plan.words}.title.${mode}`)}
        tabs={tabs}
        active={tab}
        onOpen={openTab}
        stacks
      />
      <div role="tabpanel" id={panelIdOf(prefix, tab)} aria-labelledby={tabIdOf(prefix, tab)}>
        {children}
        {next && (
          <div className="form-next">
            <Button
              onClick={() => {
                openTab(next.id)
                const header = document.getElementById(tabIdOf(prefix, next.id))
                header?.scrollIntoView({ block: 'center' })
                header?.focus({ preventScroll: true })
              }}
            >
              {text('app:form.next', { tab: next.title })}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}
