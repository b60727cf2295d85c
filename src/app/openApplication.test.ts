import { expect, it, vi } from 'vitest'
import { createSetting } from '#ui/createSetting.ts'
import { createMemoryRouter } from 'react-router-dom'
import { openApplication } from './openApplication.ts'

const surroundings = {
  basePath: '/',
  apiPrefix: '/api',
  language: 'fr',
  createRouter: createMemoryRouter as never,
  events: window,
} as const

it('opens where the browser forbids what it would keep: session and choices live as long as the page, drafts are none', async () => {
  const [shared, ofTab] = (['localStorage', 'sessionStorage'] as const).map((name) =>
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    }),
  )
  const { session, drafts } = await openApplication(surroundings)
  session.write({ access_token: `h.${btoa('{"sub":"claire"}')}.s` })
  drafts.open('boat')?.write({ record: {} })
  expect([session.isSignedIn(), drafts.open('boat')?.read()]).toEqual([true, undefined])
  drafts.wipe()
  session.clear()
  expect(session.isSignedIn()).toBe(false)
  const theme = createSetting('theme', (kept) => kept ?? 'light')
  theme.choose('dark')
  expect([theme.get(), shared?.mock.calls.length === 0]).toEqual(['dark', false])
  ofTab?.mockRestore()
})

it('SHELL-45 the application holds a profile creation step when it opens, which is -1', async () => {
  const { rootState } = await openApplication(surroundings)
  expect(rootState).toEqual({ profileCreationStep: -1 })
})
