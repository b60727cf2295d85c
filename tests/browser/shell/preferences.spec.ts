import type { Page } from '@playwright/test'
import { chooseInUserMenu } from '../support/signIn.ts'
import { expect, test } from '../support/test.ts'
import { lightness } from './frame.ts'
import { word } from '../support/words.ts'

const widths = (page: Page) =>
  page.evaluate(() => {
    const widthOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().width ?? 0
    return { main: widthOf('main'), content: widthOf('main .page') }
  })

test('SHELL-40 the theme toggle changes the theme at once, remembers it, and other tabs follow', async ({
  page,
  open,
  context,
}) => {
  await open('bien')
  await expect.poll(() => lightness(page)).toBeGreaterThan(200)
  const other = await context.newPage()
  await other.goto('404')
  await page
    .getByRole('banner')
    .getByRole('button', { name: word('fr', 'app:theme.toDark') })
    .click()
  await expect.poll(() => lightness(page)).toBeLessThan(60)
  await expect.poll(() => lightness(other)).toBeLessThan(60)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await lightness(page)).toBeLessThan(60)
  await other.getByRole('button', { name: word('fr', 'app:theme.toLight') }).click()
  await expect.poll(() => lightness(page)).toBeGreaterThan(200)
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1920, height: 900 } })

  test('SHELL-42, SHELL-44 settings: width, theme and language take effect at once and are remembered', async ({
    page,
    open,
  }) => {
    await open('dashboard')
    await chooseInUserMenu(page, 'settings')
    const drawer = page.getByRole('dialog')
    const usual = await widths(page)
    expect(usual.content).toBeLessThan(usual.main * 0.85)
    await drawer.getByRole('switch', { name: word('fr', 'app:settings.fluid') }).click()
    await expect.poll(async () => (await widths(page)).content).toBeGreaterThan(usual.content + 100)
    await drawer.getByRole('button', { name: word('fr', 'app:theme.dark'), exact: true }).click()
    await expect.poll(() => lightness(page)).toBeLessThan(60)
    await drawer.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(
      word('en', 'app:pages.dashboard.title'),
    )
    await expect(drawer.getByText(word('en', 'app:settings.fluidHelp'))).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('en', 'app:pages.dashboard.title'))
    expect(await lightness(page)).toBeLessThan(60)
    expect((await widths(page)).content).toBeGreaterThan(usual.content + 100)
    for (const path of ['bien', 'bien/new']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const { main, content } = await widths(page)
      expect(content, path).toBeGreaterThan(main - 100)
    }
    expect(await page.evaluate(() => localStorage.getItem('fluid'))).toBe('true')
    await page.evaluate(() => localStorage.setItem('fluid', 'nonsense'))
    await page.goto('dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await widths(page)).toEqual(usual)
  })
})
