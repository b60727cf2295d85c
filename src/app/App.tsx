import { useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import { ToastProvider } from '#ui/toast/ToastProvider.tsx'
import { ApplicationContext, initialRootState, RootStateContext, type Application } from './Application.ts'
import { LanguageProvider } from './language/LanguageProvider.tsx'

/** Everything that is there before any screen: words, messages, root state, routes. */
export function App({ application }: { application: Application }) {
  const [rootState] = useState(initialRootState)
  return (
    <ApplicationContext value={application}>
      <LanguageProvider words={application.words}>
        <RootStateContext value={rootState}>
          <ToastProvider store={application.toasts}>
            <RouterProvider router={application.router} />
          </ToastProvider>
        </RootStateContext>
      </LanguageProvider>
    </ApplicationContext>
  )
}
