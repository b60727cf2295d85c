import type { Locator, Page } from '@playwright/test'
import { inOpposites, type Setting } from '../support/matrix.ts'
import { openSession, signIn } from '../support/signIn.ts'
import { expect, test } from '../support/test.ts'
import { revokeSession, tokenOf } from '../support/tokens.ts'
import { word } from '../support/words.ts'

/** The side menu, wherever the width puts it. */
async function openMenu(page: Page, { language, width }: Setting): Promise<Locator> {
  if (width < 768) await page.getByRole('button', { name: word(language, 'app:frame.openMenu') }).click()
  const menu = page.getByRole('navigation', { name: word(language, 'app:frame.menu') }).filter({ visible: true })
  await expect(menu).toBeVisible()
  return menu
}

const menuWords = {
  fr: {
    sections: ['Gestion de biens', 'Gestion de bail', 'Autres Modules'],
    groups: ['Biens et Lots', 'Gestionnaires et Locataires'],
    building: ['Lots', 'Gestionnaires', 'Baux', 'Documents', 'Comptabilité', 'Entretien', 'Messagerie'],
    estates: 'Biens',
  },
  en: {
    sections: ['Property management', 'Lease management', 'Other modules'],
    groups: ['Properties and units', 'Managers and tenants'],
    building: ['Units', 'Managers', 'Leases', 'Documents', 'Accounting', 'Maintenance', 'Messages'],
    estates: 'Properties',
  },
}

inOpposites((setting) => {
  const { language, width } = setting

  test.beforeEach(async ({ page, account }) => {
    await page.goto('')
    await openSession(page, account)
    await page.goto('dashboard')
  })

  test('SHELL-36..39 side menu with three sections, top bar, footer; what is to come is under construction', async ({
    page,
  }) => {
    const words = menuWords[language]
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('Trousseau')
    const menu = await openMenu(page, setting)
    await expect(menu.getByRole('heading')).toHaveText(words.sections)
    for (const group of words.groups) await expect(menu.getByRole('button', { name: group })).toBeVisible()
    let current = menu
    for (const [position, entry] of words.building.entries()) {
      if (position > 0) {
        await page.goto('dashboard')
        current = await openMenu(page, setting)
      }
      await current.getByRole('link', { name: entry, exact: true }).click()
      await expect(page).toHaveURL(/\/underconstruction$/)
      await expect(page.getByRole('main').getByRole('img')).toBeVisible()
    }
    current = await openMenu(page, setting)
    await current.getByRole('link', { name: words.estates, exact: true }).click()
    await expect(page).toHaveURL(/\/bien$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(word(language, 'real-estate:list.title'))
    // In a narrow window the drawer is gone once it has been used.
    if (width < 768) await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('SHELL-41 notifications: static examples, nothing fetched', async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()))
    const bell = page.getByRole('button', { name: word(language, 'app:notifications.open') })
    await bell.click()
    const list = page.getByRole('region', { name: word(language, 'app:notifications.title') })
    await expect(list.getByRole('listitem')).toHaveCount(3)
    await expect(list).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(bell).toBeFocused()
    expect(calls).toEqual([])
  })

  test('SHELL-42 user menu: account, settings, sign-out; settings open a drawer', async ({ page }) => {
    const button = page.getByRole('button', { name: word(language, 'app:frame.user') })
    await button.click()
    const items = page.getByRole('menu').getByRole('menuitem')
    await expect(items).toHaveText(
      { fr: ['Mon compte', 'Paramètres', 'Se déconnecter'], en: ['My account', 'Settings', 'Logout'] }[language],
    )
    await items.nth(1).click()
    const drawer = page.getByRole('dialog', { name: word(language, 'app:settings.title') })
    await expect(drawer).toBeVisible()
    for (const part of ['language', 'theme', 'fluid'])
      await expect(drawer.getByText(word(language, `app:settings.${part}`), { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('SHELL-43 signing out removes the session, goes to / and ends the token', async ({ page, problems }) => {
    const token = await tokenOf(page)
    await page.getByRole('button', { name: word(language, 'app:frame.user') }).click()
    const told = page.waitForResponse(/authentication\/signout$/)
    await page.getByRole('menuitem', { name: word(language, 'app:userMenu.signOut') }).click()
    await expect(page).toHaveURL(/\/\/[^/]+\/$/)
    expect((await told).status()).toBe(200)
    expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull()
    const answer = await page.request.get('api/restapi/realestate', { headers: { Authorization: `Bearer ${token}` } })
    expect(answer.status()).toBe(401)
    problems.expect(/401/)
    await page.goBack()
    await expect(page).toHaveURL(/\/signin$/)
  })
})

test('SHELL-43 signing out works without the server, which ends the session as soon as it can be reached, and with a session that the server has ended already', async ({
  page,
  account,
  problems,
}) => {
  problems.expect(/signout/)
  await signIn(page, 'fr', account)
  const token = await tokenOf(page)
  const statusWithToken = async () =>
    (await page.request.get('api/restapi/realestate', { headers: { Authorization: `Bearer ${token}` } })).status()
  const said = page.getByText(word('fr', 'app:messages.signedOutHere.message'))
  // The network is cut for these calls alone, which a real server cannot be brought to.
  await page.route(/authentication\/signout/, (route) => route.abort('connectionrefused'))
  const signOut = async () => {
    await page.getByRole('button', { name: word('fr', 'app:frame.user') }).click()
    await page.getByRole('menuitem', { name: word('fr', 'app:userMenu.signOut') }).click()
    await expect(page).toHaveURL(/\/\/[^/]+\/$/)
    expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await signOut()
  await expect(said).toBeVisible()
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain(token)
  expect(await statusWithToken()).toBe(200)
  await page.reload()
  await page.unroute(/authentication\/signout/)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(statusWithToken).toBe(401)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('endedSessions'))).toBeNull()
  await signIn(page, 'fr', account)
  await revokeSession(page)
  await signOut()
  await expect(said).toHaveCount(0)
})
