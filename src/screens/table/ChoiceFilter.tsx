import { useId, useState } from 'react'
import type { PlanColumn } from '#engine/plan/ReadPlan.ts'
import type { Json } from '#engine/record/path.ts'
import { icons } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'
import { useOptions } from './useOptions.ts'

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
    <div className="table-choice">
      <span id={`${id}-label`}>{label}</span>
      <button
        type="button"
        id={`${id}-chosen`}
        aria-labelledby={`${id}-label ${id}-chosen`}
        aria-expanded={open}
        popoverTarget={`${id}-box`}
      >
        <span>{shown.length > 0 ? shown.join(', ') : text('app:table.all')}</span>
        <icons.down />
      </button>
      <div
        id={`${id}-box`}
        popover="auto"
        className="open-menu table-choice-box"
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
