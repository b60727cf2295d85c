import Button from 'antd/es/button'
import { Link } from 'react-router-dom'
import type { ReadPlan } from '#engine/plan/ReadPlan.ts'
import type { Action } from '#generated/definitions.gen.ts'
import { NamedIcon } from '#ui/icons.tsx'
import type { MenuItem } from '#ui/menu/MenuButton.tsx'
import { SectionCard } from '#ui/Page.tsx'
import { type Translate, useText } from '#ui/text/useText.ts'

interface LinkButtonProps {
  /** Address below the base path. */
  to: string
  label: string
  icon?: string | undefined
  primary?: boolean
  /** Leads to something that destroys. */
  danger?: boolean | undefined
}

/** A real link that looks like a button. */
export function LinkButton({ to, label, icon, primary = false, danger }: LinkButtonProps) {
  return (
    <Link className={primary ? 'button button-primary' : 'button'} data-danger={danger} to={to}>
      <NamedIcon name={icon} />
      <span>{label}</span>
    </Link>
  )
}

/** An action of a definition as a button, or as a link where it opens an address. */
export function ActionButton({ item: { to, label, icon, danger, onChoose } }: { item: MenuItem }) {
  if (to !== undefined) return <LinkButton to={to} label={label} icon={icon} danger={danger} />
  return (
    <Button danger={danger} icon={icon && <NamedIcon name={icon} />} onClick={onChoose}>
      {label}
    </Button>
  )
}

/**
 * Splits the menu items of a record: those beside its heading or its save button, and those that the
 * definition marks `apart`, which stand at the end of the screen because they are rarely used.
 */
export function sortApart(actions: readonly Action[] = [], items: readonly MenuItem[]): [MenuItem[], MenuItem[]] {
  const isApart = ({ id }: MenuItem) => actions.some((action) => action.id === id && action.apart)
  return [items.filter((item) => !isApart(item)), items.filter(isApart)]
}

interface ApartActionsProps {
  /** Where the words of the definition stand. */
  words: string
  items: readonly MenuItem[]
}

/** The section of the `apart` actions at the end of a screen. */
export function ApartActions({ words, items }: ApartActionsProps) {
  const text = useText()
  if (items.length === 0) return null
  return (
    <SectionCard title={text(`${words}.apart.title`)} help={text.optional(`${words}.apart.help`)}>
      <div className="button-row">
        {items.map((item) => (
          <ActionButton key={item.id} item={item} />
        ))}
      </div>
    </SectionCard>
  )
}

/** The link above the heading of a table or details. */
export const backLinkOf = ({ back, words }: Pick<ReadPlan, 'back' | 'words'>, text: Translate) =>
  back === undefined ? undefined : { to: back, label: text([`${words}.back`, 'app:common.back']) }
