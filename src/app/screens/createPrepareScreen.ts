import type { i18n } from 'i18next'
import type { Call } from '#client/createClient.ts'
import type { Session } from '#client/session.ts'
import { ensureWords } from '../language/ensureWords.ts'
import type { openScreens, PreparedScreen, ScreenKind } from './openScreens.tsx'

/** Fetches what a screen needs before it opens: its plan, its code and its words. */
export type PrepareScreen = (kind: ScreenKind, name: string) => Promise<PreparedScreen>

interface ScreensModule {
  openScreens: typeof openScreens
}

/** What all screens share is fetched with the first of them. */
export function createPrepareScreen(words: i18n, call: Call, session: Session): PrepareScreen {
  let opened: Promise<ReturnType<typeof openScreens>> | undefined

  async function open(module: Promise<ScreensModule> = import('./openScreens.tsx')) {
    const screens = (await module).openScreens(call)
    // Values may be named in the language of the caller.
    words.on('languageChanged', () => screens.lookups.forget())
    let subject = session.subject()
    session.subscribe(() => {
      // What one person was offered is no business of the next.
      if (session.subject() !== subject) screens.lookups.forget()
      subject = session.subject()
    })
    return screens
  }

  if (import.meta.hot) {
    import.meta.hot.accept('./openScreens.tsx', (module) => {
      if (!module || !opened) return
      opened = open(Promise.resolve(module as unknown as ScreensModule))
      window.dispatchEvent(new Event('definitions'))
    })
  }

  return async (kind, name) => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    const { wordsOf, prepare } = await opened
    const [prepared] = await Promise.all([prepare(kind, name), ensureWords(words, words.language, wordsOf(kind, name))])
    return prepared
  }
}
