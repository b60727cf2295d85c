import type { i18n } from 'i18next'
import type { Call } from '#client/createClient.ts'
import type { Session } from '#client/session.ts'
import { ensureWords } from '../language/ensureWords.ts'
import type { openCatalogue, ScreenParts } from '../catalogue/openCatalogue.ts'
import type { ScreenData } from './ScreenData.ts'

/** Fetches what a generic screen needs before it opens: its definition, its checks and its words. */
export type PrepareScreen = (kind: 'form' | 'table' | 'details' | 'notice', name: string) => Promise<ScreenData>

interface CatalogueModule {
  openCatalogue: typeof openCatalogue
}

/** The catalogue itself is fetched with the first screen that needs it. */
export function createPrepareScreen(words: i18n, call: Call, session: Session): PrepareScreen {
  let opened: Promise<ScreenParts> | undefined

  async function open(
    module: Promise<CatalogueModule> = import('../catalogue/openCatalogue.ts'),
  ): Promise<ScreenParts> {
    const parts = (await module).openCatalogue(call)
    // Values may be named in the language of the caller.
    words.on('languageChanged', () => parts.lookups.forget())
    let subject = session.subject()
    session.subscribe(() => {
      // What one person was offered is no business of the next.
      if (session.subject() !== subject) parts.lookups.forget()
      subject = session.subject()
    })
    return parts
  }

  if (import.meta.hot) {
    import.meta.hot.accept('../catalogue/openCatalogue.ts', (module) => {
      if (!module || !opened) return
      opened = open(Promise.resolve(module as unknown as CatalogueModule))
      window.dispatchEvent(new Event('definitions'))
    })
  }

  return async (kind, name) => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    const parts = await opened
    await ensureWords(words, words.language, await parts.catalogue.prepare(kind, name))
    return { parts, name }
  }
}
