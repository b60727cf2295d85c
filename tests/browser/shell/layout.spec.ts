import { expect, test } from '../support/test.ts'
import { inOpposites } from '../support/matrix.ts'
import { expectSkip, lightness } from './frame.ts'
import { chooseInUserMenu, signIn } from '../support/signIn.ts'
import { revokeSession, tokenOf } from '../support/tokens.ts'
import { word } from '../support/words.ts'

const landing = /\/\/[^/]+\/$/
const menuWords = {
  fr: { group: 'Biens et Lots', estates: 'Biens', user: ['Mon compte', 'Paramètres', 'Se déconnecter'] },
  en: { group: 'Properties and units', estates: 'Properties', user: ['My account', 'Settings', 'Logout'] },
}

inOpposites(({ language, width, theme }) => {
  const words = menuWords[language]

  test('SHELL-36, 40, 41 skip link, theme, top bar, footer and notifications, which are not fetched', async ({
    page,
    open,
  }) => {
    await open('dashboard')
    await expectSkip(page, language)
    // Nothing was chosen: the theme is the one that the system wishes.
    const light = await lightness(page)
    if (theme === 'dark') expect(light).toBeLessThan(60)
    else expect(light).toBeGreaterThan(200)
    const button = (key: string) => page.getByRole('button', { name: word(language, key) })
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('Trousseau')

    const calls: string[] = []
    page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()))
    const bell = button('app:notifications.open')
    await bell.click()
    const notifications = page.getByRole('region', { name: word(language, 'app:notifications.title') })
    await expect(notifications.getByRole('listitem')).toHaveCount(3)
    await expect(notifications).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(notifications).toBeHidden()
    await expect(bell).toBeFocused()
    expect(calls).toEqual([])
  })

  test('SHELL-42, 43 the user menu leads to the settings and out, and its session ends', async ({
    page,
    open,
    problems,
  }) => {
    problems.expect(/401/)
    await open('dashboard')
    const user = page.getByRole('button', { name: word(language, 'app:frame.user') })
    await user.click()
    const items = page.getByRole('menu').getByRole('menuitem')
    await expect(items).toHaveText(words.user)
    await items.nth(1).click()
    const drawer = page.getByRole('dialog', { name: word(language, 'app:settings.title') })
    for (const part of ['language', 'theme', 'fluid']) {
      await expect(drawer.getByText(word(language, `app:settings.${part}`), { exact: true })).toBeVisible()
    }
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(user).toBeFocused()

    const token = await tokenOf(page)
    await user.click()
    const ended = page.waitForResponse(/authentication\/signout$/)
    await items.nth(2).click()
    await expect(page).toHaveURL(landing)
    expect((await ended).status()).toBe(200)
    expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull()
    const answer = await page.request.get('api/restapi/realestate', { headers: { Authorization: `Bearer ${token}` } })
    expect(answer.status()).toBe(401)
    await page.goBack()
    await expect(page).toHaveURL(/\/signin$/)
  })

  test('SHELL-36..39 the side menu folds its sections and leads to their screens', async ({ page, open }) => {
    await open('dashboard')
    const button = (key: string) => page.getByRole('button', { name: word(language, key) })
    if (width < 768) {
      // The drawer holds the focus, and gives it back.
      await button('app:frame.openMenu').press('Enter')
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(button('app:frame.openMenu')).toBeFocused()
      await page.keyboard.press('Enter')
    }
    const menu = page.getByRole('navigation', { name: word(language, 'app:frame.menu') }).filter({ visible: true })
    await expect(menu.getByRole('heading')).toHaveCount(3)
    const link = menu.getByRole('link', { name: words.estates, exact: true })
    const group = menu.locator('summary', { hasText: words.group })
    await group.click()
    await expect(link).toHaveCount(0)
    await group.click()
    // The keyboard goes on at the heading of the new page, and the drawer is gone once it has been used.
    await link.press('Enter')
    await expect(page).toHaveURL(/\/bien$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(word(language, 'real-estate:table.title'))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('SHELL-43 signing out works without the server, which ends the session as soon as it can be reached, and with a session that the server has ended already', async ({
  page,
  account,
  problems,
}) => {
  problems.expect(/signout|account\/details/)
  await signIn(page, 'fr', account)
  const token = await tokenOf(page)
  const statusWithToken = async () =>
    (await page.request.get('api/restapi/realestate', { headers: { Authorization: `Bearer ${token}` } })).status()
  const message = page.getByText(word('fr', 'app:messages.signedOutHere.message'))
  // The network is cut for these calls alone, which a real server cannot be brought to.
  await page.route(/authentication\/signout/, (route) => route.abort('connectionrefused'))
  const signOut = async () => {
    await chooseInUserMenu(page, 'signOut')
    await expect(page).toHaveURL(/\/\/[^/]+\/$/)
    expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await signOut()
  await expect(message).toBeVisible()
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain(token)
  expect(await statusWithToken()).toBe(200)
  // Before the reload: code that is fetched while a route goes may never arrive.
  await page.unroute(/authentication\/signout/)
  await page.reload()
  // The page may not listen yet, right after it was loaded.
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(() => comeBack().then(statusWithToken)).toBe(401)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('endedSessions'))).toBeNull()
  await signIn(page, 'fr', account)
  await revokeSession(page)
  await signOut()
  await expect(message).toHaveCount(0)
})
