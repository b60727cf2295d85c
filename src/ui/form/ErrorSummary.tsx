import './form.css'

export interface SummaryItem {
  /** Id of the control that the link leads to. */
  id: string
  label: string
  /** Puts the focus on the control. */
  onGo: () => void
}

export interface SummaryGroup {
  /** What the fields have in common, e.g. "3 fields missing:". */
  title: string
  items: readonly SummaryItem[]
}

interface ErrorSummaryProps {
  /** Name of the whole for those who cannot see where it stands. */
  label: string
  groups: readonly SummaryGroup[]
}

/** How many fields are named before the rest is only counted. */
const named = 4

/** What keeps a form from being saved, as links to the fields. */
export function ErrorSummary({ label, groups }: ErrorSummaryProps) {
  return (
    <div className="form-summary" role="group" aria-label={label}>
      {groups.map(({ title, items }) => (
        <p key={title}>
          {title}{' '}
          {items.slice(0, named).map((item, index) => (
            <span key={item.id}>
              {index > 0 && ', '}
              <a
                href={`#${item.id}`}
                onClick={(event) => {
                  event.preventDefault()
                  item.onGo()
                }}
              >
                {item.label}
              </a>
            </span>
          ))}
          {items.length > named && '…'}
        </p>
      ))}
    </div>
  )
}
