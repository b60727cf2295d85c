import type { Kind } from '#engine/schema/kindOf.ts'
import { getAt, isObject, type Json } from '#engine/record/path.ts'
import { fieldKeys } from '#engine/text/wordKeys.ts'
import { Button } from 'antd'
import { useState } from 'react'
import { FocusGroup } from '#ui/form/FocusGroup.tsx'
import { icons } from '#ui/icons.tsx'
import { useLanguage, useText } from '#ui/text/useText.ts'
import { EntryEditor } from './EntryEditor.tsx'
import type { EditProps, Field, ShowProps, TextSurroundings } from './Field.ts'
import { useFieldServices } from './FieldServices.ts'

type Registry = () => Record<Kind, Field>

const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : [])

/**
 * A list of entries, each typed in an editor of its own and then added.
 * @param registry the kinds of the fields of an entry; asked for late, as the list is one of them
 */
export function createEntriesField(registry: Registry): Field {
  function Edit(props: EditProps) {
    const { id, field, value, labelId, describedBy, invalid, readOnly, onCommit, onFocus, onBlur } = props
    const { namespace, formats } = useFieldServices()
    const text = useText()
    const language = useLanguage()
    const [added, setAdded] = useState(0)
    const { schema, words, entry } = field
    const entries = listOf(value)
    const word = (name: string, parameters?: Record<string, unknown>) =>
      text([`${namespace}:fields.${words}.${name}`, `app:entries.${name}`], parameters)
    const full = schema.maxItems !== undefined && entries.length >= schema.maxItems
    const describe = (item: Json) =>
      (entry?.columns ?? []).map((column) => ({
        path: column.path,
        label: text(fieldKeys(namespace, column.words, 'label')),
        shown: registry()[column.kind].text(
          { path: column.words, schema: column.schema, value: getAt(item, column.path), record: item },
          { namespace, formats, text, language },
        ),
      }))

    return (
      <FocusGroup
        role="group"
        id={id}
        tabIndex={-1}
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        data-invalid={invalid ? '' : undefined}
        onEnter={onFocus}
        onLeave={onBlur}
      >
        {entries.length === 0 ? (
          <p className="entries-empty">{text([`${namespace}:fields.${words}.none`, 'app:entries.empty'])}</p>
        ) : (
          <ul className="entries-list">
            {entries.map((item, index) => {
              const columns = describe(item)
              const name = columns
                .map(({ shown }) => shown)
                .filter(Boolean)
                .join(', ')
              return (
                <li className="entries-item" key={typeof item.resourceUuid === 'string' ? item.resourceUuid : index}>
                  <dl>
                    {columns.map(({ path, label, shown }) => (
                      <div key={path}>
                        <dt>{label}</dt>
                        <dd>{shown === '' ? '–' : shown}</dd>
                      </div>
                    ))}
                  </dl>
                  {!readOnly && (
                    <Button
                      type="text"
                      danger
                      icon={<icons.remove />}
                      aria-label={word('remove', { name })}
                      onClick={() => {
                        onCommit(entries.filter((other) => other !== item))
                        // The button goes with the entry, and the focus must not go with it.
                        document.getElementById(id)?.focus()
                      }}
                    />
                  )}
                </li>
              )
            })}
          </ul>
        )}
        {!readOnly && !full && entry && (
          <EntryEditor
            key={added}
            id={id}
            list={field}
            entry={entry}
            registry={registry}
            focusFirst={added > 0}
            words={{ add: word('add'), title: word('new') }}
            onAdd={(item) => {
              onCommit([...entries, item])
              setAdded(added + 1)
            }}
          />
        )}
        <p className="visually-hidden" role="status">
          {added > 0 && word('count', { count: entries.length })}
        </p>
      </FocusGroup>
    )
  }

  function entriesText({ path, schema, value }: ShowProps, surroundings: TextSurroundings): string {
    const names = Object.keys(schema.items?.properties ?? {})
    return listOf(value)
      .map((item) =>
        names
          .map((name) => plainText(item[name], path, name, surroundings))
          .filter(Boolean)
          .join(' '),
      )
      .join(', ')
  }

  function Show(shown: ShowProps) {
    return <>{listOf(shown.value).length}</>
  }

  return { Edit, Show, Cell: Show, text: entriesText, labelled: () => 'group' }
}

function plainText(value: unknown, path: string, name: string, { text, namespace }: TextSurroundings): string {
  if (name === 'resourceUuid') return ''
  if (typeof value === 'string')
    return text.optional([`${namespace}:fields.${path}.${name}.options.${value}`, `options:${value}`]) ?? value
  return typeof value === 'number' ? String(value) : ''
}
