import { useId, useMemo, useState } from 'react'
import type { PlanColumn } from '#engine/plan/ReadPlan.ts'
import { getAt, isAbsent, setAt, type Json } from '#engine/record/path.ts'
import { placesIn } from '#engine/table/sortKey.ts'
import { useColumnText } from '#fields/values/columnText.ts'
import { icons } from '#ui/icons.tsx'
import { useLanguage, useText } from '#ui/text/useText.ts'

interface ChoiceFilterProps {
  label: string
  column: PlanColumn
  rows: readonly Json[]
  chosen: readonly string[]
  onChoose: (values: readonly string[]) => void
}

/** Some of the values that rows have: a button that tells which, and opens boxes to tick. */
export function ChoiceFilter({ label, column, rows, chosen, onChoose }: ChoiceFilterProps) {
  const text = useText()
  const id = useId()
  const [open, setOpen] = useState(false)
  const options = useOptions(column, rows, chosen)
  const shown = options.filter(([value]) => chosen.includes(value)).map(([, name]) => name)
  const toggle = (value: string): void =>
    onChoose(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  return (
    <div className="list-choice">
      <span id={`${id}-label`}>{label}</span>
      <button
        type="button"
        id={`${id}-chosen`}
        aria-labelledby={`${id}-label ${id}-chosen`}
        aria-expanded={open}
        popoverTarget={`${id}-box`}
      >
        <span>{shown.length > 0 ? shown.join(', ') : text('app:list.all')}</span>
        <icons.down />
      </button>
      <div
        id={`${id}-box`}
        popover="auto"
        className="open-menu list-choice-box"
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open && (
          <fieldset>
            <legend className="visually-hidden">{label}</legend>
            {options.map(([value, name]) => (
              <label key={value} className="open-menu-item">
                <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
                <span>{name}</span>
              </label>
            ))}
          </fieldset>
        )}
      </div>
    </div>
  )
}

/** The values that rows have, and those that are chosen, with their words: in the declared order, else in that of the words. */
function useOptions(column: PlanColumn, rows: readonly Json[], chosen: readonly string[]): [string, string][] {
  const language = useLanguage()
  const textIn = useColumnText()
  return useMemo(() => {
    const { path, schema } = column
    const known = new Map<string, string>()
    const offer = (one: unknown, row: Json): void => {
      if (!isAbsent(one) && !known.has(String(one))) known.set(String(one), textIn(column, row))
    }
    for (const row of rows) {
      const value = getAt(row, path)
      for (const one of [value].flat()) offer(one, one === value ? row : setAt(row, path, [one]))
    }
    for (const one of chosen) offer(one, setAt({}, path, schema.items ? [one] : one))
    const { compare } = new Intl.Collator(language, { numeric: true })
    const placeOf = (value: string) => placesIn(schema, value)[0] ?? Infinity
    return [...known].sort(([left, leftText], [right, rightText]) => {
      const [before, after] = [placeOf(left), placeOf(right)]
      return before === after ? compare(leftText, rightText) : before - after
    })
  }, [column, rows, chosen, textIn, language])
}
