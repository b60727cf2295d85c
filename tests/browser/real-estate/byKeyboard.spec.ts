import { keyboardOf } from '../support/keyboard.ts'
import { inSetting, opposite } from '../support/matrix.ts'
import { signInForm } from '../support/signInForm.ts'
import { word } from '../support/words.ts'
import { expect, test } from '../support/test.ts'

inSetting(opposite, ({ language }) => {
  test('a property is entered, changed and removed without a mouse, from sign-in to the end', async ({
    page,
    account,
    estateForm: form,
    estateList: list,
  }) => {
    test.slow()
    const keyboard = keyboardOf(page)
    const signIn = signInForm(page, language)
    const heading = page.getByRole('heading', { level: 1 })

    await page.goto('signin')
    await keyboard.type(signIn.username, account.email)
    await keyboard.type(signIn.password, account.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/dashboard$/)
    await keyboard.press(page.getByRole('button', { name: word(language, 'app:frame.openMenu') }))
    await keyboard.press(page.getByRole('link', { name: word(language, 'app:menu.estates'), exact: true }).last())
    await expect(page).toHaveURL(/bien$/)

    await keyboard.press(list.newButton.first())
    await expect(page).toHaveURL(/bien\/new$/)
    await keyboard.type(form.field('label'), 'Champ des Élans')
    await keyboard.type(form.field('type'), word(language, 'options:LAND'))
    await page.keyboard.press('Enter')
    await keyboard.type(form.field('address'), '1, chemin du Nord 59000 Lille - France')
    await keyboard.type(form.field('surface'), '800')
    await keyboard.press(form.save)
    await expect(page).toHaveURL(/details$/)
    await expect(heading).toHaveText('Champ des Élans')

    await keyboard.press(page.getByRole('link', { name: word(language, 'real-estate:details.actions.edit') }))
    await expect(form.field('label')).toHaveValue('Champ des Élans')
    await keyboard.reach(form.field('label'))
    await page.keyboard.press('End')
    await page.keyboard.type(' du Nord')
    // Enter in a field saves.
    await page.keyboard.press('Enter')
    await expect(heading).toHaveText('Champ des Élans du Nord')

    await page.goto('bien')
    const menu = list.row('Champ des Élans du Nord').getByRole('button')
    await keyboard.press(menu)
    await expect(list.menuItem('details')).toBeFocused()
    for (const action of ['edit', 'remove']) {
      await page.keyboard.press('ArrowDown')
      await expect(list.menuItem(action)).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(list.cancel).toBeFocused()
    await keyboard.press(list.confirm)
    await expect(list.rows).toHaveCount(0)
    await expect(list.toast('success')).toBeVisible()
  })
})
