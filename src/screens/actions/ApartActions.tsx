import { definitionKey, type DefinitionKind } from '#engine/text/wordKeys.ts'
import type { MenuItem } from '#ui/menu/MenuButton.tsx'
import { SectionCard } from '#ui/Page.tsx'
import { useText } from '#ui/text/useText.ts'
import { ActionButton } from '../ActionButton.tsx'
import type { Action } from '#generated/definitions.gen.ts'

/** Sorts what can be done with a record into what stands beside its heading or its save button, and what stands apart. */
export function sortApart(actions: readonly Action[] = [], items: readonly MenuItem[]): [MenuItem[], MenuItem[]] {
  const isApart = ({ id }: MenuItem) => actions.some((action) => action.id === id && action.apart)
  return [items.filter((item) => !isApart(item)), items.filter(isApart)]
}

interface ApartActionsProps {
  /** The definition as `folder/name`. */
  name: string
  kind: DefinitionKind
  items: readonly MenuItem[]
}

/** What is done once, if ever: at the end, in a section of its own. */
export function ApartActions({ name, kind, items }: ApartActionsProps) {
  const text = useText()
  if (items.length === 0) return null
  return (
    <SectionCard
      title={text(definitionKey(name, kind, 'apart.title'))}
      help={text.optional(definitionKey(name, kind, 'apart.help'))}
    >
      <div className="button-row">
        {items.map((item) => (
          <ActionButton key={item.id} item={item} />
        ))}
      </div>
    </SectionCard>
  )
}
