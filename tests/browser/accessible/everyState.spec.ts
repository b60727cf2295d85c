import { expect, test } from '../support/test.ts'
import { accountStates } from './accountStates.ts'
import { demanded, routes } from './demanded.ts'
import { estateStates } from './estateStates.ts'
import { frameStates } from './frameStates.ts'
import { drawn, lookInBothLanguages, turnTo, turnToUsual } from './lookEverywhere.ts'
import { publicStates } from './publicStates.ts'
import type { State } from './State.ts'
import { tenantStates } from './tenantStates.ts'

test.describe.configure({ timeout: 300_000 })

const areas = {
  tenants: tenantStates,
  'real estates': estateStates,
  'public pages': publicStates,
  account: accountStates,
  frame: frameStates,
}
const widths = [1280, 390]

/** The address shows what the state says of itself. */
async function expectAtRoute(address: string, { name, shows }: State): Promise<void> {
  const path = new URL(address).pathname
  for (const route of shows.filter((shown) => routes().includes(shown))) {
    expect(path, name).toMatch(new RegExp(`^${route.replace(/\{\w+\}/g, '[^/]+')}$`))
  }
}

for (const [name, states] of Object.entries(areas)) {
  test(`${name}: everything that may stand on the screen can be used by everybody`, async ({
    page,
    account,
    server,
    problems,
  }) => {
    const given = { page, account, server, problems, ids: new Map<string, string>() }
    for (const [turn, state] of states.entries()) {
      await test.step(state.name, async () => {
        for (const width of widths) {
          await turnTo(page, width)
          if (state.inEachWidth) await turnToUsual(page)
          if (state.inEachWidth || width === widths[0]) await state.open(given)
          await drawn(page)
          await expectAtRoute(page.url(), state)
          await lookInBothLanguages(page, state, width, turn)
        }
        await turnTo(page, 1280)
        await turnToUsual(page)
      })
    }
  })
}

test('no route, form, question or part that stands over a screen is left out', () => {
  const shown = Object.values(areas).flatMap((states) => states.flatMap(({ shows }) => shows))
  expect(shown.sort()).toEqual(demanded().sort())
})
