import { useEffect, useState } from 'react'
import { lookups } from '../tenant/tenantLookups.ts'
import { productText } from '../product/productText.ts'

export interface Option {
  value: string
  label: string
}

const wordsOf = (value: string) => productText.optional(`options:${value}`) ?? value

/** The values of a select, fetched when the form opens. */
export function useOptions(name: string): Option[] {
  const [options, setOptions] = useState<Option[]>([])
  useEffect(() => {
    let wanted = true
    void lookups.load(name).then((items) => {
      if (!wanted) return
      setOptions(
        items.map(({ value, label }) => ({
          value,
          label: (typeof label === 'object' ? label['fr'] : label) ?? wordsOf(value),
        })),
      )
    })
    return () => {
      wanted = false
    }
  }, [name])
  return options
}
