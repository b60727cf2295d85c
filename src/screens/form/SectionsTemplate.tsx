import type { ObjectFieldTemplateProps } from '@rjsf/utils'
import Checkbox from 'antd/es/checkbox/Checkbox'
import type { ReactElement } from 'react'
import type { PlanSection } from '#engine/form/formPlan.ts'
import { definitionKey } from '#engine/text/wordKeys.ts'
import { SectionCard } from '#ui/SectionCard.tsx'
import { useText } from '#ui/text/useText.ts'
import { useFormLayout, useFormContext } from './FormContext.ts'
import { FormTabs } from './FormTabs.tsx'

/**
 * Lays the leaves out as the definition says: a card for each section, fields side by side where there is room. Of a form
 * with tabs only the open one is there.
 */
export function SectionsTemplate({ properties }: ObjectFieldTemplateProps) {
  const { plan, tab } = useFormContext()
  const { sections } = useFormLayout()
  const contents = new Map(properties.map(({ name, content }) => [name, content]))
  const shown = plan.sections.filter((section) => sections.has(section.id) && section.tab === tab)
  const cards = shown.map((section) => <Section key={section.id} section={section} contents={contents} />)
  return tab === undefined ? (
    <div className="form-sections">{cards}</div>
  ) : (
    <FormTabs>
      <div className="form-sections">{cards}</div>
    </FormTabs>
  )
}

interface SectionProps {
  section: PlanSection
  contents: ReadonlyMap<string, ReactElement>
}

function Section({ section, contents }: SectionProps) {
  const { name, store, idOf, freshAt } = useFormContext()
  const { fields, present } = useFormLayout()
  const text = useText()
  const word = (part: string) => definitionKey(name, 'form', `sections.${section.id}.${part}`)
  const { optional } = section
  const rows = section.rows.map((row) => row.filter(({ path }) => fields.has(path))).filter((row) => row.length > 0)
  if (rows.length === 0 && optional === undefined) return null
  return (
    <SectionCard title={text.optional(word('title'))} help={text.optional(word('help'))}>
      {optional !== undefined && (
        <Checkbox
          id={idOf(optional)}
          className="form-toggle"
          checked={present.has(optional)}
          onChange={(event) => store.replace(optional, event.target.checked ? freshAt(optional) : undefined)}
        >
          {text(word('toggle'))}
        </Checkbox>
      )}
      {rows.map((row) => (
        <div
          className={row.length === 1 ? 'form-row form-row-single' : 'form-row'}
          key={row.map(({ path }) => path).join()}
        >
          {row.map(({ path }) => contents.get(path))}
        </div>
      ))}
    </SectionCard>
  )
}
