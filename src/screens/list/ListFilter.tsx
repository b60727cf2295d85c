import Input from 'antd/es/input/Input'
import { icons } from '#ui/icons.tsx'

interface ListFilterProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** The field is left, or Enter was pressed. */
  onLeave: () => void
}

/** The field that a list is filtered with. */
export function ListFilter({ label, value, onChange, onLeave }: ListFilterProps) {
  return (
    <Input
      type="search"
      className="list-filter"
      value={value}
      prefix={<icons.search />}
      placeholder={label}
      aria-label={label}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
      onPressEnter={onLeave}
    />
  )
}
