import { useEffect, useMemo, useRef, useState } from 'react'
import { useScreenServices } from '../../ScreenServices.ts'
import { commitTyping } from '../draw/focusControl.ts'
import type { OpenedForm } from '../openForm.ts'
import type { Draft } from './DraftBox.ts'
import { typedIn } from './typedIn.ts'

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
  const [box] = useState(() => (name === undefined ? undefined : drafts(name)))
  const [offered, setOffered] = useState(() => box?.read())
  const key = useRef(offered?.idempotencyKey)
  const ended = useRef(false)
  const write = useRef<() => void>(undefined)
  const { origin } = form
  const waits = offered !== undefined

  useEffect(() => {
    if (!box || waits) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let kept: string | undefined
    const keep = () => {
      clearTimeout(timer)
      if (ended.current) return
      if (!form.unsaved()) {
        // An item was given up, and nothing else was typed.
        if (kept !== undefined) box.drop()
        kept = undefined
        return
      }
      const seen = origin.get()
      const draft = {
        ...typedIn(form, formatsDefinition),
        ...(seen && { base: seen }),
        ...(key.current !== undefined && { idempotencyKey: key.current }),
      }
      const text = JSON.stringify(draft)
      if (text !== kept) box.write(draft)
      kept = text
    }
    const keepAll = () => {
      commitTyping()
      keep()
    }
    const onChange = () => {
      clearTimeout(timer)
      timer = setTimeout(keep, pause)
    }
    const stop = form.watch(onChange)
    write.current = keep
    window.addEventListener('pagehide', keepAll)
    return () => {
      keep()
      stop()
      window.removeEventListener('pagehide', keepAll)
    }
  }, [box, origin, waits, form, formatsDefinition])

  return useMemo(
    () => ({
      offered,
      resume() {
        if (offered) form.restore(offered)
        // The record may have been saved since: then the first save says so.
        if (offered?.base) origin.set(offered.base)
        setOffered(undefined)
      },
      discard() {
        box?.drop()
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
        box?.drop()
      },
    }),
    [offered, form, origin, box],
  )
}
