import Button from 'antd/es/button'
import { useMemo } from 'react'
import type { PlanEntry, PlanField } from '#engine/plan/FormPlan.ts'
import { getAt, storedId, type Json } from '#engine/record/path.ts'
import { FieldServicesContext, useFieldServices } from '#fields/FieldServices.ts'
import { entriesOf } from '#fields/files/fileEntries.ts'
import { ItemFacts } from '#fields/values/ItemFacts.tsx'
import { icons } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'
import { useFormContext } from '../FormContext.ts'
import { ItemUpload } from './ItemUpload.tsx'

interface ItemListProps {
  list: PlanField
  entry: PlanEntry
  items: readonly Json[]
  readOnly: boolean
  word: (name: string, parameters?: Record<string, unknown>) => string
  onRemove: (index: number) => void
}

/** The items of a list, each with the ways to change it and to take it out. */
export function ItemList({ list, entry, items, readOnly, word, onRemove }: ItemListProps) {
  const services = useFieldServices()
  const text = useText()
  const { openItem } = useFormContext()
  const namespace = 'form' in entry ? entry.namespace : services.namespace
  // A form of its own has words of its own.
  const own = useMemo(() => ({ ...services, namespace }), [services, namespace])
  const fileOf = (item: Json) =>
    'form' in entry && entry.file !== undefined ? entriesOf(getAt(item, entry.file))[0] : undefined
  return (
    <FieldServicesContext value={own}>
      <ul className="entries-list">
        {items.map((item, index) => (
          <li className="entries-item" key={storedId(item) ?? index}>
            <ItemFacts columns={entry.columns} item={item} otherwise={fileOf(item)?.label}>
              {(name) => (
                <>
                  {'form' in entry && <ItemUpload schema={list.schema.items} path={entry.file} file={fileOf(item)} />}
                  {!readOnly && (
                    <span className="entries-buttons">
                      {'form' in entry && (
                        <Button
                          type="text"
                          icon={<icons.edit />}
                          aria-label={text('app:entries.change', { name })}
                          onClick={() => openItem(list, { index, name })}
                        />
                      )}
                      <Button
                        type="text"
                        danger
                        icon={<icons.remove />}
                        aria-label={word('remove', { name })}
                        onClick={() => onRemove(index)}
                      />
                    </span>
                  )}
                </>
              )}
            </ItemFacts>
          </li>
        ))}
      </ul>
    </FieldServicesContext>
  )
}
