import { StrictMode } from 'react'
import { RouterProvider } from 'react-router-dom'
import { ToastProvider } from '#ui/toast/ToastProvider.tsx'
import { ApplicationContext, type Application } from './Application.ts'
import { LanguageProvider } from './language/LanguageProvider.tsx'

/** All that the product draws, in a browser and where the build renders its pages ahead. */
export function Whole({ application }: { application: Application }) {
  return (
    <StrictMode>
      <ApplicationContext value={application}>
        <LanguageProvider words={application.words}>
          <ToastProvider store={application.toasts}>
            <RouterProvider router={application.router} />
          </ToastProvider>
        </LanguageProvider>
      </ApplicationContext>
    </StrictMode>
  )
}
