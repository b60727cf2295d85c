import { estateList } from './EstateList.ts'
import { land, visit } from './estates.ts'
import { expect, test } from './estateTest.ts'

test('Back and a reload find the list where it was left; an address that is typed opens at its top', async ({
  page,
  account,
  estates,
}) => {
  for (let row = 10; row < 50; row += 1) await estates.create({ ...land, label: `Parking ${row}` })
  const list = estateList(page, 'fr')
  const top = () => page.evaluate(() => Math.round(window.scrollY))
  await visit(page, account, 'bien')
  await expect(list.rows.first()).toBeVisible()
  await page.mouse.move(640, 400)
  await page.mouse.wheel(0, 900)
  await expect.poll(top).toBe(900)
  const label = (await list.rows.getByRole('link').nth(8).textContent()) ?? ''
  await page.getByRole('link', { name: label, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label)
  await page.goBack()
  await expect(page.getByRole('link', { name: label, exact: true })).toBeFocused()
  await expect.poll(top).toBe(900)
  await page.reload()
  await expect.poll(top).toBe(900)
  await page.goto('tenant/new')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await top()).toBe(0)
  await page.goto('bien')
  await expect(list.rows.first()).toBeVisible()
  expect(await top()).toBe(0)
})
