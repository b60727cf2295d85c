import { AutoComplete, Select, type SelectProps } from 'antd'
import { useOptions } from './useOptions.ts'

interface LookupProps extends SelectProps<string> {
  lookup: string
}

const search = { optionFilterProp: 'label' }
const filter = { filterOption: true }

/** A select that fetches its values; when they come, it is drawn again and not the form around it. */
export function LookupSelect({ lookup, ...select }: LookupProps) {
  return <Select<string> {...select} options={useOptions(lookup)} showSearch={search} />
}

/** The same for a text that may be none of the values. */
export function LookupText({ lookup, ...select }: LookupProps) {
  return <AutoComplete<string> {...select} options={useOptions(lookup)} showSearch={filter} />
}
