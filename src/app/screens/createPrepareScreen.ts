import type { i18n } from 'i18next'
import type { Call } from '#client/createClient.ts'
import type { Session } from '#client/session.ts'
import { ensureWords } from '../language/ensureWords.ts'
import type { ScreenParts } from '../catalogue/openCatalogue.ts'
import type { ScreenData } from './ScreenData.ts'

/** Fetches what a generic screen needs before it opens: its definition, its checks and its words. */
export type PrepareScreen = (kind: 'form' | 'table' | 'details' | 'notice', name: string) => Promise<ScreenData>

/** The catalogue itself is fetched with the first screen that needs it. */
export function createPrepareScreen(words: i18n, call: Call, session: Session): PrepareScreen {
  let opened: Promise<ScreenParts> | undefined

  async function open(): Promise<ScreenParts> {
    const parts = (await import('../catalogue/openCatalogue.ts')).openCatalogue(call)
    let subject = session.subject()
    session.subscribe(() => {
      // What one person was offered is no business of the next.
      if (session.subject() !== subject) parts.lookups.forget()
      subject = session.subject()
    })
    return parts
  }

  return async (kind, name) => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    const parts = await opened
    const folders = await parts.catalogue.prepare(kind, name)
    await ensureWords(words, words.language, [...folders, 'options'])
    return { parts, name }
  }
}
