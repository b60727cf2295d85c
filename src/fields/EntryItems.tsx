import Button from 'antd/es/button'
import { useMemo } from 'react'
import type { PlanEntry } from '#engine/form/formPlan.ts'
import { getAt, type Json } from '#engine/record/path.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { icons } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'
import { EntryFacts } from './EntryFacts.tsx'
import { EntryUpload } from './EntryUpload.tsx'
import { entriesOf } from './fileEntries.ts'
import { FieldServicesContext, useFieldServices } from './FieldServices.ts'
import { useFormServices, type ChangedEntry } from './FormServices.ts'

interface EntryItemsProps {
  entry: PlanEntry
  /** Declaration of the entries. */
  items: PropertySchema
  entries: readonly Json[]
  readOnly: boolean
  word: (name: string, parameters?: Record<string, unknown>) => string
  onChange: (changed: ChangedEntry) => void
  onRemove: (index: number) => void
}

/** The entries of a list, each with the ways to change it and to take it out. */
export function EntryItems({ entry, items, entries, readOnly, word, onChange, onRemove }: EntryItemsProps) {
  const services = useFieldServices()
  const text = useText()
  const { entryForms } = useFormServices()
  const form = 'form' in entry ? entry.form : undefined
  // A form of its own has words of its own.
  const own = useMemo(
    () => (form === undefined ? services : { ...services, namespace: entryForms.namespaceOf(form) }),
    [services, form, entryForms],
  )
  return (
    <FieldServicesContext value={own}>
      <ul className="entries-list">
        {entries.map((item, index) => (
          <li className="entries-item" key={typeof item['resourceUuid'] === 'string' ? item['resourceUuid'] : index}>
            <EntryFacts columns={entry.columns} entry={item} otherwise={fileName(entry, item)}>
              {(name) => (
                <>
                  {'form' in entry && entry.file !== undefined && (
                    <EntryUpload items={items} path={entry.file} entry={item} />
                  )}
                  {!readOnly && (
                    <span className="entries-buttons">
                      {form !== undefined && (
                        <Button
                          type="text"
                          icon={<icons.edit />}
                          aria-label={text('app:entries.change', { name })}
                          onClick={() => onChange({ index, name })}
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
            </EntryFacts>
          </li>
        ))}
      </ul>
    </FieldServicesContext>
  )
}

function fileName(entry: PlanEntry, item: Json): string | undefined {
  return 'form' in entry && entry.file !== undefined ? entriesOf(getAt(item, entry.file))[0]?.label : undefined
}
