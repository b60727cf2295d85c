import { inSetting, opposite } from '../support/matrix.ts'
import { signIn } from '../support/signIn.ts'
import { word } from '../support/words.ts'
import { land } from './estates.ts'
import { expect, test } from './estateTest.ts'
import { photo } from './pictureFiles.ts'

test.describe.configure({ timeout: 180_000 })

inSetting(opposite, ({ language }) => {
  test('REAL-01, 05, 08..13, 19, 20, 26, 28, 33, 55..58 a house is entered, found, looked at, changed; another one removed; all of it stays', async ({
    page,
    account,
    server,
    form,
    list,
    estates,
  }) => {
    await estates.create({ ...land, label: 'Verger à vendre' })
    await signIn(page, language, account)

    await page.goto('bien')
    await list.newButton.click()
    await expect(page).toHaveURL(/\/bien\/new$/)
    await form.type('label', 'Maison Élan')
    await form.choose('type', 'HOUSE')
    await form.type('address', '12, rue des Lilas 69003 Lyon - France')
    await form.type('surface', '120,5')
    await form.type('constructionYear', '1932')
    await form.type('acquisitionDate', '14/07/2001')
    await form.addFiles([await photo('house'), await photo('living'), await photo('garden')])
    await expect(form.photos).toHaveCount(3)
    await form.addComponent('LIVING_ROOM', '32', 'Grand salon')
    await form.addComponent('BED_ROOM', '14,5')
    await form.toggle.check()
    await form.type('condominiumTrustee.name', 'Foncia Rhône')
    await form.type('condominiumTrustee.phone', '04 72 00 00 00')
    await form.type('condominiumTrustee.realestatetenth', '120')
    await form.type('condominiumTrustee.condominiumtrusteetenth', '10000')
    await form.save.click()

    await expect(page).toHaveURL(/\/bien\/[0-9a-f-]{36}\/details$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Maison Élan' })).toBeVisible()
    const tiles = page.locator('.gallery-tile img')
    await expect(tiles).toHaveCount(3)

    await page.goto('bien')
    await list.filter.fill('elan')
    await expect(list.rows).toHaveCount(1)
    await list.rows.getByRole('link', { name: 'Maison Élan' }).click()
    await expect(page).toHaveURL(/\/details$/)

    const first = page.getByRole('button', { name: word(language, 'app:gallery.open', { label: 'house.jpg' }) })
    await expect(first).toBeEnabled()
    await first.focus()
    await page.keyboard.press('Enter')
    const caption = page.locator('.yarl__slide_current .gallery-caption')
    await expect(caption).toHaveText('house.jpg')
    await page.keyboard.press('ArrowRight')
    await expect(caption).toHaveText('living.jpg')
    await page.keyboard.press('ArrowRight')
    await expect(caption).toHaveText('garden.jpg')
    await page.keyboard.press('Escape')
    await expect(page.locator('.yarl__container')).toHaveCount(0)
    await expect(first).toBeFocused()

    await page.getByRole('link', { name: word(language, 'real-estate:details.actions.edit') }).click()
    await expect(page).toHaveURL(/\/edit$/)
    await expect(form.photos).toHaveCount(3)
    await form.removePhoto('living.jpg').click()
    await form.addFiles([await photo('kitchen')])
    await expect(form.photos).toHaveCount(3)
    await form.save.click()
    await expect(page).toHaveURL(/\/details$/)
    await expect(page.locator('.gallery-tile img')).toHaveCount(3)

    await page.goto('bien')
    await list.ask('Verger à vendre')
    await list.confirm.click()
    await expect(list.row('Verger à vendre')).toHaveCount(0)
    await expect(page.getByText(word(language, 'real-estate:messages.removed.message'))).toBeVisible()

    await server.restart()
    await page.reload()
    await expect(list.rows).toHaveCount(1)
    await list.rows.getByRole('link', { name: 'Maison Élan' }).click()
    await expect(page.locator('.gallery-tile img')).toHaveCount(3)
    for (const name of ['house.jpg', 'garden.jpg', 'kitchen.jpg'])
      await expect(
        page.getByRole('button', { name: word(language, 'app:gallery.open', { label: name }) }),
      ).toBeVisible()
    await expect(page.getByText('Grand salon')).toBeVisible()
    await expect(page.getByText('Foncia Rhône')).toBeVisible()
  })
})
