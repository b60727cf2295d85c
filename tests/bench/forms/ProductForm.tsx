import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { Json } from '#engine/record/path.ts'
import { FormPanel } from '#screens/form/FormPanel.tsx'
import { ScreenServicesContext, type ScreenServices } from '#screens/ScreenServices.ts'
import { TextProvider } from '#ui/text/TextProvider.tsx'
import type { Translate } from '#ui/text/useText.ts'

const nothing = () => undefined

/** Services for a form that sends nothing and goes nowhere. */
export const idleServices = {
  call: () => Promise.reject(new Error('The bench sends nothing')),
  lookups: { load: () => Promise.resolve([]), delay: () => 0, asksAsTyped: () => false, forget: nothing },
  outcomeTables: {},
  route: { params: {}, address: '/' },
  navigate: nothing,
  back: nothing,
  session: { signIn: () => false, signOut: nothing },
  signInAgain: () => Promise.resolve(false),
  toasts: { add: () => '' },
  drafts: nothing,
} satisfies Partial<ScreenServices>

interface ProductFormProps {
  name: string
  stored?: Json | undefined
  services: ScreenServices
  text: Translate
}

/** A form of the product, as its screen shows it. */
export function ProductForm({ name, stored, services, text }: ProductFormProps) {
  return (
    <RouterProvider
      router={createMemoryRouter([
        {
          path: '*',
          element: (
            <TextProvider text={text} language="fr">
              <ScreenServicesContext value={services}>
                <FormPanel name={name} seen={stored && { record: stored }} />
              </ScreenServicesContext>
            </TextProvider>
          ),
        },
      ])}
    />
  )
}
