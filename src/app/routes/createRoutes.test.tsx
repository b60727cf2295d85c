import { render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider, useParams } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Screen } from '#generated/definitions.gen.ts'
import { screensDefinition } from '../screensDefinition.ts'
import { createRoutes } from './createRoutes.ts'
import { forgetWanted } from './guard.ts'

beforeEach(forgetWanted)

const nameOf = (definition: Screen) => Object.entries(definition).flat().join(' ')

function Named({ definition }: { definition: Screen }) {
  return (
    <p data-testid="screen">
      {nameOf(definition)} {JSON.stringify(useParams())}
    </p>
  )
}

/** The routes of the real definition, with screens that only say which one they are. */
async function open(address: string, signedInAtFirst: boolean, { basename = '/', hasEnded = false } = {}) {
  let signedIn = signedInAtFirst
  const Frame = () => <Outlet />
  const routes = createRoutes({
    visitor: { isSignedIn: () => signedIn, hasEnded: async () => hasEnded },
    frames: { app: async () => Frame, card: async () => Frame, plain: async () => Frame },
    screen: async (definition) => <Named definition={definition} />,
    signOut: () => (signedIn = false),
    basePath: basename,
  })
  const root = [{ HydrateFallback: () => null, children: routes }]
  const router = createMemoryRouter(root, { initialEntries: [address], basename })
  render(<RouterProvider router={router} />)
  const shown = (await screen.findByTestId('screen')).textContent
  const leave = () => router.navigate(screensDefinition.landing, { formMethod: 'post', formData: new FormData() })
  return { shown, at: router.state.location.pathname, router, leave, isSignedIn: () => signedIn }
}

describe('the routes', () => {
  it.each([
    ['SHELL-06', '/', 'page landing {}'],
    ['SHELL-08', '/signin', 'form sign-in/sign-in {}'],
    ['SHELL-29', '/404', 'page notFound {}'],
    ['SHELL-10', '/signup-result/u1/success', 'notice sign-up/success {"subscriptionResourceUuid":"u1"}'],
    ['SHELL-10', '/signup-result/u1/error', 'notice sign-up/error {"subscriptionResourceUuid":"u1"}'],
  ])('%s %s is open to a visitor', async (_, address, shown) => {
    expect(await open(address, false)).toMatchObject({ shown, at: address })
  })

  it.each(['/nothing', '/bien/new/x', '/bien/u1', '/bien/u1/details/x', '/Bien', '/dashboard/x', '/bienn'])(
    'SHELL-03 SHELL-04 %s is not listed and leads to /404',
    async (address) => {
      expect(await open(address, true)).toMatchObject({ shown: 'page notFound {}', at: '/404' })
    },
  )

  it.each(['Success', 'done', 'successes', '%20'])('SHELL-11 the result "%s" leads to /', async (result) => {
    expect((await open(`/signup-result/u1/${result}`, false)).at).toBe('/')
  })

  it('SHELL-03 a trailing slash is the same address', async () => {
    expect((await open('/bien/', true)).shown).toBe('table real-estate/real-estate {}')
  })

  it.each(screensDefinition.routes.filter((route) => route.guard === 'visitor').map(({ path }) => path))(
    'SHELL-07 %s sends home whoever is signed in, and nobody whose session the server has ended',
    async (path) => {
      expect((await open(path, true)).at).toBe(screensDefinition.home)
      expect((await open(path, true, { hasEnded: true })).at).toBe(path)
    },
  )

  it('a sign-out that is held back leaves the session', async () => {
    const { router, leave, isSignedIn } = await open('/bien/new', true)
    router.getBlocker('unsaved', () => true)
    await leave()
    expect(router.state.location.pathname).toBe('/bien/new')
    expect(isSignedIn()).toBe(true)
    router.getBlocker('unsaved', () => true).proceed?.()
    await expect.poll(() => router.state.location.pathname).toBe('/')
    expect(isSignedIn()).toBe(false)
  })
})
