import type { KeyboardEvent } from 'react'
import { icons } from '../icons.tsx'
import './tabs.css'

export interface TabItem {
  id: string
  title: string
  /** Whether everything in the tab is valid, in words too; without it, the tab shows no state. */
  state?: { valid: boolean; text: string; count?: number }
}

interface TabBarProps {
  /** Ids of tabs and panels start with it. */
  prefix: string
  label: string
  tabs: readonly TabItem[]
  active: string
  onOpen: (id: string) => void
  /** On a phone the tabs stand below each other, where their titles are too long for one line. */
  stacks?: boolean
}

export const tabIdOf = (prefix: string, id: string) => `${prefix}--tab-${id}`
export const panelIdOf = (prefix: string, id: string) => `${prefix}--panel-${id}`

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * The headers of tabs; arrow keys walk through them. Only the panel of the open one is there.
 * By hand: antd's Tabs weighs 71 kB alone (gzip, without React); the largest form has 10 kB of its budget left.
 */
export function TabBar({ prefix, label, tabs, active, onOpen, stacks = false }: TabBarProps) {
  /** Opens and focuses the tab that an arrow key, Home or End leads to. */
  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ id }) => id === active)
    const next = tabs[steps[event.key]?.(index, tabs.length) ?? -1]
    if (!next) return
    event.preventDefault()
    onOpen(next.id)
    document.getElementById(tabIdOf(prefix, next.id))?.focus()
  }
  return (
    <div
      className={stacks ? 'tab-bar tab-bar-stacks' : 'tab-bar'}
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {tabs.map(({ id, title, state }) => (
        <button
          key={id}
          id={tabIdOf(prefix, id)}
          type="button"
          role="tab"
          className="tab"
          aria-selected={id === active}
          aria-label={state && `${title}, ${state.text}`}
          aria-controls={id === active ? panelIdOf(prefix, id) : undefined}
          tabIndex={id === active ? 0 : -1}
          data-valid={state?.valid}
          onClick={() => onOpen(id)}
        >
          <span>{title}</span>
          {state && (
            <span className="tab-state" title={state.text}>
              {state.valid ? <icons.success /> : <icons.warning />}
              {state.count !== undefined && <span>{state.count}</span>}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}
