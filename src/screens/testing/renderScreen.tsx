import { act, render } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import { StrictMode, useEffect, useState, type ReactNode } from 'react'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import type { Answer } from '#client/Answer.ts'
import type { Call } from '#client/createClient.ts'
import { createLookups } from '#client/lookups.ts'
import { kinds } from '#engine/schema/kindOf.ts'
import { TextProvider } from '#ui/text/TextProvider.tsx'
import { type Translate, say, type Words } from '#ui/text/useText.ts'
import type { NewToast } from '#ui/toast/toasts.ts'
import { fetchParts } from '../fetchParts.ts'
import { ScreenServicesContext, type ScreenServices } from '../ScreenServices.ts'
import { toyFormats, toyWords, workingToyFormats } from './toy.ts'

await fetchParts(['question', 'items', 'stored'], kinds)

/** Texts of the toy; a key without words is shown as itself. */
function makeText(locale: Readonly<Record<string, string>>): Translate {
  function find(keys: string | readonly string[], values: Record<string, unknown> = {}): string | undefined {
    const words = [keys].flat().map((key) => locale[key])
    return words
      .find((text) => text !== undefined)
      ?.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
  }
  return Object.assign(
    (keys: string | readonly string[], values?: Record<string, unknown>) =>
      find(keys, values) ?? [keys].flat().join(' '),
    { optional: find },
  )
}

/** A screen that is no form knows its plan alone. */
function absent(): never {
  throw new Error('There are no forms')
}

/** No browser, no transitions: what waits for the end of one would wait for ever. */
const still = { token: { motion: false } }

interface Setting {
  /** Answers by name of the operation; what is missing is not there. */
  answers: Record<string, (args: Parameters<Call>[1]) => Partial<Answer> | Promise<Partial<Answer>>>
  /** Address that is opened, and the pattern that its values are taken by. */
  address?: string
  params?: Record<string, string>
  signInAgain?: () => Promise<boolean>
  /** Words that the toy has not. */
  words?: Readonly<Record<string, string>>
  lookups?: Parameters<typeof createLookups>[0]
}

interface Calls {
  operation: string
  path: Readonly<Record<string, string>> | undefined
  id: string | undefined
}

/** Shows a screen with a toy instead of a server, in strict mode, and tells what it did. */
export function renderScreen(screen: ReactNode, setting: Setting) {
  const { answers, address = '/', params = {}, lookups = { lookups: {} } } = setting
  const text = makeText({ ...toyWords, ...setting.words })
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
    lookups: createLookups(lookups, call as Call),
    formOf: absent,
    formats: workingToyFormats,
    formatsDefinition: toyFormats,
    route: { params, address },
    navigate: (to, how) => router.navigate(to, how),
    back: () => void router.navigate(-1),
    session: { signIn: () => true, signOut: () => undefined },
    signInAgain: setting.signInAgain ?? (() => Promise.resolve(false)),
    toasts: { add: (toast) => `${toasts.push(toast)}`, dismiss: () => undefined },
    drafts: () => undefined,
  }
  const turned = { to: (_: Record<string, string>): void => undefined }
  function Here() {
    const [now, setNow] = useState(services)
    useEffect(() => {
      turned.to = (next) => setNow({ ...services, route: { params: next, address } })
    }, [])
    return <ScreenServicesContext value={now}>{screen}</ScreenServicesContext>
  }
  const here = (
    <StrictMode>
      <TextProvider text={text} language="fr">
        <ConfigProvider theme={still}>
          <Here />
        </ConfigProvider>
      </TextProvider>
    </StrictMode>
  )
  const routes: RouteObject[] = [
    { path: new URL(address, 'http://toy').pathname, element: here },
    { path: '*', element: <p>elsewhere</p> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  const words = (said: Words) => say(text, said)
  return {
    ...render(<RouterProvider router={router} />),
    calls,
    router,
    /** Turns the same screen to another record. */
    turnTo: (next: Record<string, string>) => act(() => turned.to(next)),
    saidToasts: () => toasts.map(({ title, message }) => [words(title), words(message as Words)]),
    address: () => router.state.location.pathname + router.state.location.search,
  }
}
