import { render } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import { StrictMode, type ReactNode } from 'react'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import type { Answer } from '#client/Answer.ts'
import type { Call } from '#client/createClient.ts'
import type { RecordValidation } from '#engine/validation/createValidation.ts'
import { createLookups } from '#client/lookups.ts'
import { TextProvider } from '#ui/text/TextProvider.tsx'
import type { Translate } from '#ui/text/useText.ts'
import { say, type Words } from '#ui/text/words.ts'
import type { NewToast } from '#ui/toast/toasts.ts'
import { ScreenServicesContext, type ScreenServices } from '../ScreenServices.ts'
import { toyFormats, toySchema, toyWords, workingToyFormats } from './toy.ts'

function find(keys: string | readonly string[], values: Record<string, unknown> = {}): string | undefined {
  const words = [keys].flat().map((key) => toyWords[key])
  return words.find((text) => text !== undefined)?.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
}

/** Texts of the toy; a key without words is shown as itself. */
export const toyText: Translate = Object.assign(
  (keys: string | readonly string[], values?: Record<string, unknown>) => find(keys, values) ?? [keys].flat().join(' '),
  { optional: find },
)

/** No browser, no transitions: what waits for the end of one would wait for ever. */
const still = { token: { motion: false } }

interface Setting {
  /** Answers by name of the operation; what is missing is not there. */
  answers: Record<string, (args: Parameters<Call>[1]) => Partial<Answer> | Promise<Partial<Answer>>>
  /** Address that is opened, and the pattern that its values are taken by. */
  address?: string
  params?: Record<string, string>
  holds?: RecordValidation['holds']
  signInAgain?: () => Promise<boolean>
}

interface Calls {
  operation: string
  path: Readonly<Record<string, string>> | undefined
  id: string | undefined
}

/** Shows a screen with a toy instead of a server, in strict mode, and tells what it did. */
export function renderScreen(screen: ReactNode, setting: Setting) {
  const { answers, address = '/', params = {}, holds = () => true } = setting
  const calls: Calls[] = []
  const toasts: NewToast[] = []
  const call = async (operation: string, args: Parameters<Call>[1] = {}): Promise<Answer> => {
    calls.push({ operation, path: args.path, id: args.id })
    const answer = (await answers[operation]?.(args)) ?? { status: 404 }
    const { status = 200 } = answer
    return { ok: status === 200, data: undefined, headers: new Headers(), ...answer, status }
  }
  const services: ScreenServices = {
    call: call as Call,
    lookups: createLookups({ lookups: {} }, call as Call),
    recordOf: () => ({ schema: toySchema, validation: { record: () => [], wire: () => [], entry: () => [], holds } }),
    formOf: () => ({ $schema: '', record: 'toy/toy', sections: [{ id: 'a', fields: ['label'] }] }),
    formats: workingToyFormats,
    formatsDefinition: toyFormats,
    outcomeTables: {},
    route: { params },
    navigate: (to) => void router.navigate(to),
    back: () => void router.navigate(-1),
    session: { signIn: () => true, signOut: () => undefined },
    signInAgain: setting.signInAgain ?? (() => Promise.resolve(false)),
    toasts: { add: (toast) => `${toasts.push(toast)}` },
  }
  const here = (
    <StrictMode>
      <TextProvider text={toyText} language="fr">
        <ConfigProvider theme={still}>
          <ScreenServicesContext value={services}>{screen}</ScreenServicesContext>
        </ConfigProvider>
      </TextProvider>
    </StrictMode>
  )
  const routes: RouteObject[] = [
    { path: new URL(address, 'http://toy').pathname, element: here },
    { path: '*', element: <p>elsewhere</p> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  const words = (said: Words) => say(toyText, said)
  return {
    ...render(<RouterProvider router={router} />),
    calls,
    router,
    saidToasts: () => toasts.map(({ title, message }) => [words(title), words(message as Words)]),
    address: () => router.state.location.pathname + router.state.location.search,
  }
}
