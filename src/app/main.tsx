import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/source-serif-4/wght.css'
import 'virtual:tokens.css'
import '#ui/base.css'
import './frames/frames.css'
import '#ui/print/print.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { ToastProvider } from '#ui/toast/ToastProvider.tsx'
import { ApplicationContext } from './Application.ts'
import { LanguageProvider } from './language/LanguageProvider.tsx'
import { openApplication } from './openApplication.ts'

const place = document.getElementById('root')
if (!place) throw new Error('The page has no element #root')
const application = await openApplication()

createRoot(place).render(
  <StrictMode>
    <ApplicationContext value={application}>
      <LanguageProvider words={application.words}>
        <ToastProvider store={application.toasts}>
          <RouterProvider router={application.router} />
        </ToastProvider>
      </LanguageProvider>
    </ApplicationContext>
  </StrictMode>,
)
