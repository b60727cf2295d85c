import { useEffect, useRef, useState } from 'react'
import { draftOf } from '#engine/form/startRecord.ts'
import type { Formats } from '#engine/formats/createFormats.ts'
import type { Json } from '#engine/record/path.ts'
import { newId } from '#fields/Attachments.ts'
import { useEvents } from '#ui/useEvents.ts'
import { useSameFunction } from '#ui/useSameFunction.ts'
import { useScreenServices } from '../ScreenServices.ts'
import { commitTyping } from '../form/draw/focusControl.ts'
import type { OpenedForm } from '../form/openForm.ts'
import type { Typed } from '../Draft.ts'

/** How long after the last change what stands in the form is kept, in milliseconds. */
const draftDelayMs = 300

export type Drafting = ReturnType<typeof useDrafting>

/**
 * Keeps typed values of a form in the browser, and offers them when the form is opened again.
 * @param name of the draft among the drafts of the account; undefined if none is kept
 */
export function useDrafting(form: OpenedForm, name: string | undefined) {
  const { drafts, formats } = useScreenServices()
  // Typed values belong to the account that opened the form, even if its session ends meanwhile.
  const [box] = useState(() => (name === undefined ? undefined : drafts(name)))
  const [offered, setOffered] = useState(() => box?.read())
  const tried = useRef<{ key: string | undefined; sent?: string }>({ key: offered?.idempotencyKey })
  const ended = useRef(false)
  const kept = useRef<string>(undefined)

  const keep = useSameFunction(() => {
    if (!box || offered || ended.current) return
    if (!form.hasTyped()) {
      // An item was given up, and nothing else was typed.
      if (kept.current !== undefined) box.drop()
      kept.current = undefined
      return
    }
    const base = form.origin.get()
    const { key } = tried.current
    const typed = typedIn(form, formats)
    const draft = { ...typed, ...(base && { base }), ...(key !== undefined && { idempotencyKey: key }) }
    const text = JSON.stringify(draft)
    if (text !== kept.current) box.write(draft)
    kept.current = text
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = form.watch(() => {
      clearTimeout(timer)
      timer = setTimeout(keep, draftDelayMs)
    })
    return () => {
      clearTimeout(timer)
      stop()
      keep()
    }
  }, [form, keep])
  useEvents('window', {
    pagehide() {
      commitTyping()
      keep()
    },
  })

  return {
    /** A draft that is neither taken up nor discarded yet. The form waits for the choice. */
    offered,
    resume: (): void => {
      // The record may have been saved since: then the first save says so.
      if (offered?.base) form.origin.set(offered.base)
      if (offered) form.resume(offered)
      setOffered(undefined)
    },
    discard: (): void => {
      box?.drop()
      tried.current = { key: undefined }
      setOffered(undefined)
    },
    /**
     * The key under which the server carries a save out once. A create that is tried again keeps it, even with other
     * content: the first try may have arrived, and then the server says so instead of making a second record. An update
     * with other content is another update.
     */
    keyFor: (record: Json, isNew: boolean): string => {
      const sent = JSON.stringify(record)
      const isSame = isNew || sent === tried.current.sent
      const key = (isSame ? tried.current.key : undefined) ?? newId()
      tried.current = { key, sent }
      keep()
      return key
    },
    /** The answer of the last save is known. */
    forgetKey: (): void => {
      tried.current = { key: undefined }
      keep()
    },
    /** The values were saved, so the draft is removed. */
    end: (): void => {
      ended.current = true
      box?.drop()
    },
  }
}

/** The values of a form and of the forms of its items, as far as they may be kept. */
function typedIn({ plan, store, items, attachments, over }: OpenedForm, formats: Formats): Typed {
  const keep = (schema: Parameters<typeof draftOf>[0], record: Json) =>
    draftOf(schema, record, formats, attachments.has)
  const started = items.started()
  const begun = started.map(([path, item]): [string, Json] => [
    path,
    keep(store.fieldAt(path)?.schema.items ?? {}, item.record()),
  ])
  const all = [['', store] as const, ...started]
  return {
    record: keep(plan.schema, store.record()),
    items: Object.fromEntries(begun),
    follows: Object.fromEntries(all.map(([path, one]) => [path, one.follows()])),
    ...(over?.item && over.form.hasTyped() && { over: { ...over.item, typed: typedIn(over.form, formats) } }),
  }
}
