import type { Page } from '@playwright/test'
import { screens } from '#generated/routes.gen.ts'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/signIn.ts'
import { word } from '../support/words.ts'
import { hostileOf } from './enter.ts'
import { watchHostile, type HostileWatch } from './watchHostile.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
test.describe.configure({ timeout: 120_000 })

/** Fields that the records have and no definition shows. */
const nowhere = ['representative.placeOfBirth']

/** Routes that show nothing that people type: a password stays hidden, and sessions are told by the server. */
const untyped = ['/account/password', '/account/sessions']

/** Routes that show what people have typed. */
const showing = screens.routes
  .filter(({ guard, screen, path }) => guard === 'signedIn' && !('page' in screen) && !path.endsWith('/new'))
  .map(({ path }) => path)
  .filter((path) => !untyped.includes(path))

/** A field without the sign of its record and without places in lists. */
const fieldOf = (mark: string) => mark.replace(/^⟨\w+\.|⟩$/g, '').replaceAll(/\.\d+/g, '')

/** Opens every entry that has a form of its own, one after another. */
async function lookIntoEntries(page: Page, watch: HostileWatch, sign: string): Promise<void> {
  const buttons = page.locator('.entries-item .entries-buttons').filter({ visible: true })
  for (const button of await buttons
    .getByRole('button', { name: word('fr', 'app:entries.change', { name: '' }) })
    .all()) {
    await button.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('.field').first()).toBeVisible()
    await watch.look(`⟨${sign}.`)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
}

test('hostile text in every field is text on every screen', async ({ page, account, server }) => {
  const hostile = await hostileOf(server.direct, account)
  const own = await hostile.introduce('individual')
  const estate = await hostile.enter('estate')
  const individual = await hostile.enter('individual')
  const corporation = await hostile.enter('corporation')
  const texts = new Map([own, estate, individual, corporation].flatMap((entered) => [...entered.texts]))
  const watch = await watchHostile(page, texts)
  const walked: string[] = ['bien']
  const walk = async (address: string, sign: string) => {
    walked.push(address)
    await page.goto(address)
    await watch.look(`⟨${sign}.`)
  }
  await visit(page, account, 'bien')
  await watch.look('⟨estate.')
  await walk(`bien/${estate.id}/details`, 'estate')
  await walk(`bien/${estate.id}/edit`, 'estate')
  await walk('tenant', 'individual')
  await walk(`tenant/individual/${individual.id}/details`, 'individual')
  await walk(`tenant/corporation/${corporation.id}/details`, 'corporation')
  await walk('account', 'own')
  await walk('account/edit', 'own')
  for (const [address, sign] of [
    [`tenant/corporation/${corporation.id}/edit`, 'corporation'],
    [`tenant/individual/${individual.id}/edit`, 'individual'],
  ] as const) {
    await walk(address, sign)
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await watch.look(`⟨${sign}.`)
      if (sign === 'corporation') await lookIntoEntries(page, watch, sign)
    }
  }
  const corporate = await hostile.introduce('corporation')
  for (const [mark, text] of corporate.texts) texts.set(mark, text)
  await walk('account', 'own')
  const missing = showing.filter((path) => {
    const pattern = new RegExp(`^${path.slice(1).replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    return !walked.some((address) => pattern.test(address))
  })
  expect(missing, 'screens that were not looked at').toEqual([])
  const all = new Set([...texts.keys()].map(fieldOf))
  const seen = new Set([...watch.seen].map(fieldOf))
  expect([...all].filter((field) => !seen.has(field))).toEqual(nowhere)
})
