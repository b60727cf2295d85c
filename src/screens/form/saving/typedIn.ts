import { draftOf } from '#engine/form/draftOf.ts'
import type { Json } from '#engine/record/path.ts'
import type { FormatsDefinition } from '#generated/definitions.gen.ts'
import type { OpenedForm } from '../openForm.ts'
import type { Typed } from './DraftBox.ts'

/** What stands in a form and in the forms of its items, as far as it may be kept. */
export function typedIn(form: OpenedForm, formats: FormatsDefinition): Typed {
  const { plan, store, items, attachments } = form
  const over = form.over()
  const keep = (schema: Parameters<typeof draftOf>[0], record: Json) =>
    draftOf(schema, record, formats, attachments.has)
  const started = items.started().map(([path, item]): [string, Json] => {
    const list = plan.fields.find((field) => field.path === path)
    return [path, keep(list?.schema.items ?? {}, item.record())]
  })
  return {
    record: keep(plan.schema, store.record()),
    items: Object.fromEntries(started),
    ...(over?.form.unsaved() && {
      over: { list: over.list, changed: over.changed, typed: typedIn(over.form, formats) },
    }),
  }
}
