import { createCache, StyleProvider } from '@ant-design/cssinjs'
import { createMemoryRouter } from 'react-router-dom'
import { prerender } from 'react-dom/static'
import { languages, type Language } from '#generated/languages.gen.ts'
import { Whole } from '../Whole.tsx'
import { openApplication } from '../openApplication.ts'
import { screensDefinition } from '../screensDefinition.ts'
import { untilShown } from './firstPage.ts'
import { FormAhead } from './FormAhead.tsx'

interface PageAhead {
  /** An address below the base path, such as `/signin`. */
  address: string
  language: Language
  basePath: string
  /** It is rendered for a user: the frame, and what its screen shows until its data come. */
  needsSession: boolean
}

declare global {
  /** Ids of the modules that were imported by `import()`; the build notes them here. */
  var importedAhead: Set<string> | undefined
}

/** What the build asks for of the app. */
export const ahead = { languages, routes: screensDefinition.routes, renderPage }

/**
 * The HTML of a page as the browser would draw it first, and the ids of the modules that it fetched for that. Throws
 * where it cannot be drawn.
 */
async function renderPage({ address, language, basePath, needsSession }: PageAhead) {
  globalThis.importedAhead = new Set()
  const application = await openApplication({
    basePath,
    apiPrefix: '/api',
    language,
    createRouter: (routes, options) =>
      createMemoryRouter(routes, { ...options, initialEntries: [basePath.slice(0, -1) + address] }),
    visitor: { isSignedIn: () => needsSession, hasEnded: () => Promise.resolve(false) },
    ...(needsSession && { standIn: (kind, name) => kind === 'form' && <FormAhead name={name} /> }),
  })
  await untilShown(application.router)
  const { prelude } = await prerender(
    <StyleProvider cache={createCache()}>
      <Whole application={application} />
    </StyleProvider>,
    {
      onError(error) {
        throw error
      },
    },
  )
  application.router.dispose()
  return { html: await new Response(prelude).text(), imported: [...globalThis.importedAhead] }
}
