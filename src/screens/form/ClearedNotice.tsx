import Button from 'antd/es/button'
import { entryKeys } from '#engine/text/wordKeys.ts'
import { useText } from '#ui/text/useText.ts'
import type { Cleared } from './clearedValues.ts'
import { focusControl } from './focusControl.ts'
import { useFormContext } from './FormContext.ts'

/** Says what a choice took out of the form, and puts it back on demand. */
export function ClearedNotice({ cleared: { when, fields } }: { cleared: Cleared }) {
  const { store, namespace, idOf, fieldAt, wordsAt } = useFormContext()
  const text = useText()
  const said = fields.map(({ path, count }) =>
    count === undefined
      ? text('app:form.cleared', { field: wordsAt(path).label })
      : text(entryKeys(namespace, fieldAt(path)?.words ?? path, 'removed'), { count }),
  )
  return (
    <>
      {said.join(', ')}
      {' – '}
      <Button
        type="link"
        size="small"
        onClick={() => {
          store.putBack(when)
          // The button goes with the notice, and the focus must not go with it.
          requestAnimationFrame(() => focusControl(idOf(when)))
        }}
      >
        {text('app:form.putBack')}
      </Button>
    </>
  )
}
