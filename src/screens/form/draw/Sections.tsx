import { getDefaultRegistry } from '@rjsf/core'
import type { Field, FieldProps } from '@rjsf/utils'
import Checkbox from 'antd/es/checkbox/Checkbox'
import { useMemo, type ReactElement, type SyntheticEvent } from 'react'
import type { PlanSection } from '#engine/plan/FormPlan.ts'
import { SectionCard } from '#ui/Page.tsx'
import { useText } from '#ui/text/useText.ts'
import { useFieldState, useFormContext, useFormLayout, useFormStatus } from '../FormContext.tsx'
import { FormTabs } from './FormTabs.tsx'
import { ClearedNotice } from './notices.tsx'

/** rjsf's own, which finds the field at a path; the layout around it is ours. */
const LayoutGridField = getDefaultRegistry().fields['LayoutGridField'] as Field

type Controls = ReadonlyMap<string, ReactElement>

/** Blocks typing and clicking during a save; Tab may still move the focus. */
function blockInput(event: SyntheticEvent): void {
  if ('key' in event && event.key === 'Tab') return
  event.preventDefault()
  event.stopPropagation()
}
const ways = ['KeyDown', 'BeforeInput', 'Paste', 'Drop', 'MouseDown', 'Click']
const held = Object.fromEntries(ways.map((way) => [`on${way}Capture`, blockInput]))

/**
 * Lays the fields of a record out as its form says: a card for each section, fields side by side where there is room. Of
 * a form with tabs only the open one is there.
 */
export function Sections(props: FieldProps) {
  const { store, tab, isItem } = useFormContext()
  const { sections } = useFormLayout()
  const { saving } = useFormStatus(store)
  const controls = useControls(props)
  const shown = store.plan.sections.filter((section) => sections.has(section.id) && section.tab === tab)
  if (isItem) return shown.map(({ id, rows }) => <Rows key={id} rows={rows} controls={controls} />)
  const cards = (
    // Values typed during a save would be in neither the record nor a draft.
    <div className="form-sections" aria-busy={saving} {...(saving && held)}>
      {shown.map((section) => (
        <Section key={section.id} section={section} controls={controls} />
      ))}
    </div>
  )
  return tab === undefined ? cards : <FormTabs>{cards}</FormTabs>
}

/** The field of each path, at any depth: rjsf finds its part of the schema, and draws it. */
function useControls(props: FieldProps): Controls {
  const { store } = useFormContext()
  return useMemo(() => {
    const control = (path: string) => <LayoutGridField key={path} {...props} layoutGridSchema={path} />
    return new Map(store.plan.fields.map(({ path }) => [path, control(path)]))
  }, [store, props])
}

/** A card with the fields of a section. An optional part has a checkbox that adds or removes it. */
function Section({ section, controls }: { section: PlanSection; controls: Controls }) {
  const { form, store, idOf } = useFormContext()
  const { fields, present, disabled } = useFormLayout()
  const text = useText()
  const word = (part: string) => `${form.plan.words}.sections.${section.id}.${part}`
  const { optional } = section
  const shown = section.rows.flat().filter(({ path }) => fields.has(path))
  if (optional === undefined && shown.length === 0) return null
  // The reason takes the place of the help in a disabled section.
  const isDisabled = shown.length > 0 && shown.every(({ path }) => disabled.has(path))
  const reason = isDisabled ? text.optional(word('disabled')) : undefined
  return (
    <SectionCard title={text.optional(word('title'))} help={reason ?? text.optional(word('help'))}>
      {optional !== undefined && (
        <>
          <Checkbox
            id={idOf(optional.path)}
            className="form-toggle"
            checked={present.has(optional.path)}
            onChange={(event) => store.replace(optional.path, event.target.checked ? optional.start : undefined)}
          >
            {text(word('toggle'))}
          </Checkbox>
          <ToggleNotice path={optional.path} />
        </>
      )}
      <Rows rows={section.rows} controls={controls} />
    </SectionCard>
  )
}

/** Says what the tick box of a section took off the form. */
function ToggleNotice({ path }: { path: string }) {
  const { cleared } = useFieldState(path)
  return <div aria-live="polite">{cleared && <ClearedNotice cleared={cleared} />}</div>
}

/** The visible fields of a section, row by row. */
function Rows({ rows, controls }: { rows: PlanSection['rows']; controls: Controls }) {
  const { fields } = useFormLayout()
  const shown = rows.map((row) => row.filter(({ path }) => fields.has(path))).filter((row) => row.length > 0)
  return shown.map((row) => (
    <div className="form-row" key={row.map(({ path }) => path).join()}>
      {row.map(({ path }) => controls.get(path))}
    </div>
  ))
}
