import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createConditionTest } from '#engine/validation/createValidation.ts'
import type { ScreenServices } from '#screens/ScreenServices.ts'
import { ServicesProvider } from '#screens/ServicesProvider.tsx'
import { TextContext, type Translate } from '#ui/text/useText.ts'
import { createLookups } from '#fields/lookups/createLookups.ts'

const nothing = () => undefined

/** Services for a screen that sends nothing and goes nowhere. */
export const idleServices = {
  call: () => Promise.reject(new Error('The bench sends nothing')),
  lookups: createLookups({ lookups: {} }, () => Promise.reject(new Error('The bench sends nothing'))),
  references: {},
  isTrueOf: createConditionTest(),
  route: { params: {}, address: '/' },
  navigate: () => Promise.resolve(),
  back: nothing,
  session: { signIn: () => false, signOut: nothing },
  identifier: { last: nothing, typed: nothing, note: nothing },
  signInAgain: () => Promise.resolve(false),
  toasts: { add: () => '', dismiss: () => undefined },
  drafts: nothing,
} satisfies Partial<ScreenServices>

interface ProductFrameProps {
  services: ScreenServices
  text: Translate
  children: ReactNode
}

/** What the application puts around its screens. */
export function ProductFrame({ services, text, children }: ProductFrameProps) {
  return (
    <RouterProvider
      router={createMemoryRouter([
        {
          path: '*',
          element: (
            <TextContext value={{ text, language: 'fr' }}>
              <ServicesProvider services={services}>{children}</ServicesProvider>
            </TextContext>
          ),
        },
      ])}
    />
  )
}
