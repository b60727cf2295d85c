import { expect, type Page } from '@playwright/test'
import { chooseInUserMenu, visit } from '../support/signIn.ts'
import { word } from '../support/words.ts'
import { state, popupInEachWidth, stateInEachWidth, type State } from './State.ts'

const say = (key: string) => word('fr', key)
const button = (page: Page, key: string) => page.getByRole('button', { name: say(key) })

/** What stands around every screen, and the pages without records. */
export const frameStates: State[] = [
  state('dashboard', ['/dashboard'], async ({ page, account }) => {
    await visit(page, account, 'dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }),
  state('notifications', ['popover in TopBar.tsx'], async ({ page }) => {
    await button(page, 'app:notifications.open').click()
    await expect(page.getByRole('region', { name: say('app:notifications.title') })).toBeVisible()
  }),
  popupInEachWidth('[role=menu]', 'user-menu', [], async ({ page }) => {
    await page.reload()
    await button(page, 'app:frame.user').click()
    await expect(page.getByRole('menuitem')).toHaveCount(3)
  }),
  state('settings', ['Drawer in Drawers.tsx'], async ({ page }) => {
    await page.reload()
    await chooseInUserMenu(page, 'settings')
    await expect(page.getByRole('dialog', { name: say('app:settings.title') })).toBeVisible()
  }),
  stateInEachWidth('menu', ['/underconstruction'], async ({ page }) => {
    await page.goto('underconstruction')
    await expect(page.getByRole('main').getByRole('img')).toBeVisible()
    if ((page.viewportSize()?.width ?? 0) < 768) await button(page, 'app:frame.openMenu').click()
    await expect(page.getByRole('navigation', { name: say('app:frame.menu') }).filter({ visible: true })).toBeVisible()
  }),
  state('sign-out', ['ConfirmDialog in TopBar.tsx'], async ({ page }) => {
    await page.goto('bien/new')
    await page.locator('form').getByRole('textbox').first().fill('Maison')
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('draft:')
    await page.goto('dashboard')
    await chooseInUserMenu(page, 'signOut')
    await expect(page.getByRole('dialog', { name: say('app:signOut.title') })).toBeVisible()
  }),
]
