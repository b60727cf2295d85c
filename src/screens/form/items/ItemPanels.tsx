import type { ReactNode } from 'react'
import type { FormEntry } from '#engine/plan/FormPlan.ts'
import type { Json } from '#engine/record/path.ts'
import { panelIdOf, TabBar, tabIdOf } from '#ui/form/TabBar.tsx'
import { useText } from '#ui/text/useText.ts'
import { ItemSearch } from './ItemSearch.tsx'

export type ItemPanel = 'new' | 'search'

interface ItemPanelsProps {
  /** Ids of tabs and panels start with it. */
  prefix: string
  label: string
  entry: FormEntry
  open: ItemPanel
  onOpen: (panel: ItemPanel) => void
  onChoose: (found: Json) => void
  /** The form of a new item. */
  children: ReactNode
}

/** The form of a new item, beside the way to look for one that was typed before. */
export function ItemPanels({ prefix, label, entry, open, onOpen, onChoose, children }: ItemPanelsProps) {
  const text = useText()
  const { search } = entry
  if (!search) return children
  const panels = ['new', 'search'] as const
  return (
    <>
      <TabBar
        prefix={prefix}
        label={label}
        tabs={panels.map((id) => ({ id, title: text(`app:entries.tabs.${id}`) }))}
        active={open}
        onOpen={(id) => onOpen(id === 'search' ? 'search' : 'new')}
      />
      <div role="tabpanel" id={panelIdOf(prefix, open)} aria-labelledby={tabIdOf(prefix, open)}>
        {open === 'new' ? children : <ItemSearch entry={entry} search={search} onChoose={onChoose} />}
      </div>
    </>
  )
}
