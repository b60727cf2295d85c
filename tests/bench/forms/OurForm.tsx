import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { factories, formats as formatsDefinition } from 'virtual:bench-validators'
import { createFormats } from '#engine/formats/createFormats.ts'
import { createValidation } from '#engine/validation/createValidation.ts'
import { FormPanel } from '#screens/form/FormPanel.tsx'
import { ScreenServicesContext, type ScreenServices } from '#screens/ScreenServices.ts'
import { TextProvider } from '#ui/text/TextProvider.tsx'
import { formOf, schemaOf } from '../benchForm.ts'
import { benchText } from '../benchText.ts'

const formats = createFormats(formatsDefinition, () => new Date())
const nothing = () => undefined

function servicesFor(size: number): ScreenServices {
  const validation = createValidation(factories[size] ?? fail(size), formats)['bench'] ?? fail(size)
  const parts = { schema: schemaOf(size), validation }
  const form = formOf(size)
  return {
    call: () => Promise.reject(new Error('The bench sends nothing')),
    lookups: { load: () => Promise.resolve([]), delay: () => 0, asksAsTyped: () => false, forget: nothing },
    recordOf: () => parts,
    formOf: () => form,
    formats,
    formatsDefinition,
    outcomeTables: {},
    route: { params: {}, address: '/' },
    navigate: nothing,
    back: nothing,
    session: { signIn: () => false, signOut: nothing },
    signInAgain: () => Promise.resolve(false),
    toasts: { add: () => '' },
    drafts: () => undefined,
  }
}

function fail(size: number): never {
  throw new Error(`The bench has no validators for ${size} fields`)
}

/** The form of the product, on a generated definition. */
export function OurForm({ size }: { size: number }) {
  const services = servicesFor(size)
  return (
    <RouterProvider
      router={createMemoryRouter([
        {
          path: '*',
          element: (
            <TextProvider text={benchText} language="fr">
              <ScreenServicesContext value={services}>
                <FormPanel name="bench/bench" />
              </ScreenServicesContext>
            </TextProvider>
          ),
        },
      ])}
    />
  )
}
