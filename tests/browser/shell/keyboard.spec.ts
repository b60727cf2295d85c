import type { Page } from '@playwright/test'
import { estateList } from '../real-estate/EstateList.ts'
import { estatesOf, land, visit } from '../real-estate/estates.ts'
import { inSetting, usual } from '../support/matrix.ts'
import { expect, test } from '../support/test.ts'
import { word } from '../support/words.ts'

const focusIsIn = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector)

for (const width of [1280, 390])
  inSetting({ ...usual, width }, ({ language }) => {
    test('SHELL-36 the first stop of the keyboard jumps past the menus, on every page', async ({ page, account }) => {
      const skip = page.getByRole('button', { name: word(language, 'app:frame.skip') })
      const reach = async (path: string) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.keyboard.press('Tab')
        await expect(skip).toBeFocused()
        await expect(skip).toBeInViewport({ ratio: 1 })
        await page.keyboard.press('Enter')
        await expect(page.getByRole('main')).toBeFocused()
      }
      for (const path of ['', 'signin', '404']) await reach(path)
      await visit(page, account, 'dashboard')
      for (const path of ['dashboard', 'underconstruction', 'bien', 'bien/new']) await reach(path)
    })

    test('SHELL-42 the user menu by keyboard: opens, is walked through by arrows, gives the focus back', async ({
      page,
      account,
    }) => {
      await visit(page, account, 'dashboard')
      const button = page.getByRole('button', { name: word(language, 'app:frame.user') })
      await button.focus()
      await page.keyboard.press('Enter')
      const items = page.getByRole('menuitem')
      await expect(items.first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowUp')
      await expect.poll(() => focusIsIn(page, '[role=menu], [role=menuitem]')).toBe(true)
      await page.keyboard.press('Escape')
      await expect(items.first()).toBeHidden()
      await expect(button).toBeFocused()
    })

    test('SHELL-46 the question by keyboard: the safe answer first, the focus stays in it and goes back', async ({
      page,
      account,
      server,
    }) => {
      await (await estatesOf(server.url, account)).create(land)
      await visit(page, account, 'bien')
      const list = estateList(page, language)
      const name = String(land.label)
      const button = list.row(name).getByRole('button', { name: word(language, 'app:list.rowActions', { name }) })
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(list.menuItem('details')).toBeFocused()
      await page.keyboard.press('End')
      await expect(list.menuItem('remove')).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(list.menuItem('details')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(button).toBeFocused()
      await page.keyboard.press('Enter')
      await page.keyboard.press('End')
      await page.keyboard.press('Enter')
      await expect(list.cancel).toBeFocused()
      for (const key of ['Tab', 'Shift+Tab'])
        for (let step = 0; step < 6; step++) {
          await page.keyboard.press(key)
          // Between last and first the browser's own controls have their turn; the page behind never has.
          expect(await focusIsIn(page, '#root')).toBe(false)
        }
      await page.keyboard.press('Escape')
      await expect(list.question).toHaveCount(0)
      await expect(button).toBeFocused()
    })

    test('SHELL-37 after a choice in the menu the keyboard goes on at the heading of the new page', async ({
      page,
      account,
    }) => {
      await visit(page, account, 'dashboard')
      if (width < 768) {
        const open = page.getByRole('button', { name: word(language, 'app:frame.openMenu') })
        await open.focus()
        await page.keyboard.press('Enter')
        await expect.poll(() => focusIsIn(page, '#root')).toBe(false)
        await page.keyboard.press('Tab')
        expect(await focusIsIn(page, '[role=dialog]')).toBe(true)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(open).toBeFocused()
        await page.keyboard.press('Enter')
      }
      const link = page
        .getByRole('link', { name: word(language, 'app:menu.estates'), exact: true })
        .filter({ visible: true })
      await link.focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/bien$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    test('SHELL-37 the groups of the menu fold', async ({ page, account }) => {
      await visit(page, account, 'dashboard')
      if (width < 768) await page.getByRole('button', { name: word(language, 'app:frame.openMenu') }).click()
      const group = page.getByRole('button', { name: 'Biens et Lots' }).filter({ visible: true })
      const link = page.getByRole('link', { name: 'Lots', exact: true }).filter({ visible: true })
      await expect(link).toHaveCount(1)
      await group.click()
      await expect(group).toHaveAttribute('aria-expanded', 'false')
      await expect(link).toHaveCount(0)
      await group.click()
      await expect(link).toHaveCount(1)
    })
  })
