import { useEffect, useMemo, useRef, useState } from 'react'
import { draftOf } from '#engine/form/draftOf.ts'
import { useScreenServices } from '../../ScreenServices.ts'
import type { OpenedForm } from '../openForm.ts'
import type { Draft } from './DraftBox.ts'

export interface Drafting {
  /** What was typed here before and neither taken up nor thrown away yet; the form waits for that. */
  offered: Draft | undefined
  resume: () => void
  discard: () => void
  /** Key of the save that was tried before, if its answer is not known. */
  idempotencyKey: () => string | undefined
  /** Keeps the key of the save that is tried now; undefined once its answer is known. */
  keepKey: (key: string | undefined) => void
  /** What was typed has found its place: nothing is kept any more. */
  end: () => void
}

/** How long after the last change what stands in the form is kept, in milliseconds. */
const pause = 300

/**
 * Keeps what is typed into a form in the browser, and offers it when the form is opened again.
 * @param name of the draft among those of the account; undefined where none is kept
 */
export function useDrafting(form: OpenedForm, name: string | undefined): Drafting {
  const { drafts, formatsDefinition } = useScreenServices()
  // What is typed belongs to the account that opened the form, even when its session ends meanwhile.
  const [box] = useState(() => (name === undefined ? undefined : drafts()))
  const [offered, setOffered] = useState(() => (name === undefined ? undefined : box?.read(name)))
  const key = useRef(offered?.idempotencyKey)
  const ended = useRef(false)
  const write = useRef<() => void>(undefined)
  const { store, origin, attachments } = form
  const { schema } = form.plan
  const waits = offered !== undefined

  useEffect(() => {
    if (!box || name === undefined || waits) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let kept = store.record()
    const keep = () => {
      clearTimeout(timer)
      if (ended.current || !store.status().changed) return
      kept = store.record()
      const record = draftOf(schema, kept, formatsDefinition, attachments.has)
      const seen = origin.get()
      box.write(name, {
        record,
        ...(seen && { base: seen }),
        ...(key.current !== undefined && { idempotencyKey: key.current }),
      })
    }
    const onChange = () => {
      if (store.record() === kept) return
      clearTimeout(timer)
      timer = setTimeout(keep, pause)
    }
    const stop = store.subscribe(onChange)
    write.current = keep
    window.addEventListener('pagehide', keep)
    return () => {
      keep()
      stop()
      window.removeEventListener('pagehide', keep)
    }
  }, [box, name, origin, waits, store, attachments, schema, formatsDefinition])

  return useMemo(
    () => ({
      offered,
      resume() {
        if (offered) store.restore(offered.record)
        // The record may have been saved since: then the first save says so.
        if (offered?.base) origin.set(offered.base)
        setOffered(undefined)
      },
      discard() {
        if (name !== undefined) box?.drop(name)
        key.current = undefined
        setOffered(undefined)
      },
      idempotencyKey: () => key.current,
      keepKey(next) {
        if (key.current === next) return
        key.current = next
        write.current?.()
      },
      end() {
        ended.current = true
        if (name !== undefined) box?.drop(name)
      },
    }),
    [offered, store, origin, box, name],
  )
}
