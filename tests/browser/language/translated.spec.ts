import { land } from '../real-estate/estates.ts'
import { readOwnProject } from '../../../scripts/check/lintDefinitions.ts'
import { expect, test } from '../support/test.ts'
import { translate } from '../support/translation.ts'
import { word } from '../support/words.ts'
import { noel } from '../tenants/tenants.ts'

/** Controls that text is typed into. */
const typed = 'main :is(input:not([type=radio], [type=checkbox], [type=file]), textarea):visible:enabled'
const someId = '5b0c1f0e-6a52-4a6c-9d57-0d8a3f1c2b4e'

test('a page that the browser translates goes on working on every screen, and says nothing stale', async ({
  page,
  open,
  estates,
  tenants,
  estateForm: form,
  problems,
}) => {
  test.setTimeout(180_000)
  problems.expect(/404|Failed to load/)
  const ids = { realestate: await estates.create(land), tenant: await tenants.create(noel) }
  await translate(page)
  await open('bien/new')
  await form.fillLeast()
  await form.radio('measureUnity', 'HECTARES').click()
  await expect(form.frame('surface')).toContainText(/ha$/)
  await form.save.click()
  await expect(page).toHaveURL(/\/details$/)

  const { routes } = readOwnProject().screens
  const shown = routes.filter(({ screen }) => !('redirect' in screen))
  for (const { path, guard } of shown) {
    const idOfTenant = path.includes('tenant') ? ids.tenant : someId
    const id = path.includes('realestate') ? ids.realestate : idOfTenant
    const address = path.slice(1).replaceAll(/\{\w+\}/g, id)
    if (guard === 'visitor') {
      await page.goto('health/live')
      await page.evaluate(() => localStorage.clear())
    }
    await page.goto(address)
    await page.locator('h1').first().waitFor()
    await page.waitForLoadState('networkidle')
    // All that can be typed into, opened and turned over.
    for (const field of await page.locator(typed).all()) {
      await field.focus()
      await page.keyboard.type('al')
      await page.keyboard.press('Escape')
    }
    for (const more of await page.locator('main [role=tab], main summary').all()) await more.click()
    await page.locator('.segments button[lang=en]').first().dispatchEvent('click')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByText(word('en', 'app:pages.broken.title'))).toHaveCount(0)
    await page.locator('.segments button[lang=fr]').first().dispatchEvent('click')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    if (guard === 'visitor') await open('health/live')
  }
})
