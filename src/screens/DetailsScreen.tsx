import { useId } from 'react'
import type { DetailsPlan, DetailsSectionPlan } from '#engine/plan/ReadPlan.ts'
import { progressOf } from '#engine/details/progressOf.ts'
import { isObject, type Json } from '#engine/record/path.ts'
import { createRecordReader } from '#engine/wire/answer.ts'
import { useColumnText } from '#fields/columns/columnText.ts'
import { Page, Skeletons } from '#ui/Page.tsx'
import { useText } from '#ui/text/useText.ts'
import { ActionButton, ApartActions, backLinkOf, LinkButton, sortApart } from './actions/ActionButtons.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { useScreenServices } from './ScreenServices.ts'
import { useLoad } from './useLoad.ts'
import { useRecordActions } from './actions/useRecordActions.tsx'
import { DetailsSection } from './details/DetailsSection.tsx'
import { shownSections } from './details/contents.ts'
import { usePrintChoice } from './details/usePrintChoice.tsx'
import './screens.css'

interface DetailsScreenProps {
  plan: DetailsPlan
}

/** One array for all renders, so that hooks see no change. */
const noSections: readonly DetailsSectionPlan[] = []

/**
 * Shows a record in the sections of its definition. Heading and way back are shown at once, the rest when the record has
 * loaded.
 */
export function DetailsScreen({ plan }: DetailsScreenProps) {
  const { words, title, actions } = plan
  const { loading, retry, reload } = useLoad<Json>(plan, ({ data }) =>
    isObject(data) ? createRecordReader(plan.spelt)(data) : undefined,
  )
  const text = useText()
  const textOf = useColumnText()
  const word = (key: string): string => `${words}.${key}`
  const titleOf = (record: Json): string => {
    if (title === undefined) return text(word('title'))
    const name = textOf(title, record) || '–'
    return text.optional(word('title'), { name }) ?? name
  }
  const { isTrueOf } = useScreenServices()
  const { itemsFor, dialog } = useRecordActions({
    plan,
    nameOf: titleOf,
    handlersFor: () => ({ reload }),
  })

  const backLink = backLinkOf(plan, text)
  const record = loading.state === 'loaded' ? loading.data : undefined
  const missing = loading.state === 'failed' && loading.answer.status === 404
  const loadingTitle = title === undefined ? word('title') : 'app:common.loading'
  const failedTitle = missing ? 'app:load.missingTitle' : 'app:load.failedTitle'
  const items = record ? itemsFor(record) : []
  const [headingActions, apartActions] = sortApart(actions, items)
  const sections = record ? shownSections(plan, (condition) => isTrueOf(condition, record)) : noSections
  const print = usePrintChoice(words, sections, record)
  const facts = plan.facts.map((column) => (record ? textOf(column, record) : '')).filter((fact) => fact !== '')
  return (
    <Page
      back={backLink}
      title={record ? titleOf(record) : text(loading.state === 'loading' ? loadingTitle : failedTitle)}
      lead={facts.join(' · ')}
      actions={record && [...headingActions.map((item) => <ActionButton key={item.id} item={item} />), print.button]}
    >
      {loading.state === 'loading' && <Skeletons of="details" count={3} />}
      {loading.state === 'failed' && (
        <LoadFailure
          missing={missing}
          action={backLink && <LinkButton primary to={backLink.to} label={backLink.label} icon="back" />}
          onRetry={retry}
        />
      )}
      {record && (
        <>
          <Progress plan={plan} record={record} />
          <div className="details-sections">
            {sections.map((section) => (
              <DetailsSection
                key={section.id}
                words={words}
                plan={section}
                record={record}
                items={items}
                unprinted={!print.chosen.includes(section.id)}
              />
            ))}
          </div>
          <ApartActions words={words} items={apartActions} />
          {dialog}
        </>
      )}
    </Page>
  )
}

/** The filled share of a record, where the definition asks for it. */
function Progress({ plan, record }: { plan: DetailsPlan; record: Json }) {
  const { isTrueOf } = useScreenServices()
  const text = useText()
  const id = useId()
  const progress = progressOf(plan, record, (condition) => isTrueOf(condition, record))
  if (progress === undefined) return null
  const percent = Math.round(progress * 100)
  return (
    <div className="progress">
      <p id={id}>{text(`${plan.words}.progress`, { percent })}</p>
      <div role="progressbar" aria-labelledby={id} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
        <span style={{ width: `${percent}%` }} />
      </div>
    </div>
  )
}
