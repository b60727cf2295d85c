import { keyboardOf } from '../support/keyboard.ts'
import { signInForm } from '../support/SignInForm.ts'
import { word } from '../support/words.ts'
import { formOf } from './formOf.ts'
import { expect, lastLinkTo, newAddress, test } from './mailTest.ts'
import { nextPassword, password } from './people.ts'

const say = (key: string) => word('fr', key)

test('an account is opened, confirmed, set up, given another password and left without a mouse', async ({
  page,
  mailbox,
}) => {
  test.slow()
  const keyboard = keyboardOf(page)
  const email = newAddress()
  const user = page.getByRole('button', { name: say('app:frame.user') })
  const signIn = async (secret: string) => {
    const form = signInForm(page, 'fr')
    await keyboard.type(form.username, email)
    await keyboard.type(form.password, secret)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/dashboard$/)
  }
  const chooseOfUser = async (entry: string) => {
    await keyboard.press(user)
    const item = page.getByRole('menuitem', { name: say(`app:userMenu.${entry}`) })
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    await expect(async () => {
      await page.keyboard.press('ArrowDown')
      await expect(item).toBeFocused({ timeout: 500 })
    }).toPass()
    await page.keyboard.press('Enter')
  }

  await page.goto('')
  await keyboard.press(page.getByRole('link', { name: say('app:pages.landing.register') }))
  const signUp = formOf(page, 'fr', 'sign-up/sign-up')
  const individual = signUp.radio('accountType', 'INDIVIDUAL')
  await keyboard.check(signUp.frame('accountType'), individual)
  await keyboard.type(signUp.field('surname'), 'Martin')
  await keyboard.type(signUp.field('firstName'), 'Jeanne')
  await keyboard.type(signUp.field('email'), email)
  await keyboard.type(signUp.field('password'), password)
  await keyboard.type(signUp.field('passwordConfirm'), password)
  await keyboard.reach(page.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await keyboard.press(signUp.save)
  await expect(page).toHaveURL(/success$/)
  await page.goto(await lastLinkTo(mailbox, email))
  await keyboard.type(formOf(page, 'fr', 'subscription/subscription').field('mobile'), '06 12 34 56 78')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/signin$/)
  await signIn(password)

  await chooseOfUser('settings')
  const drawer = page.getByRole('dialog', { name: say('app:settings.title') })
  await expect(drawer).toBeVisible()
  await keyboard.press(drawer.getByRole('button', { name: say('app:theme.dark') }))
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(user).toBeFocused()

  await chooseOfUser('signOut')
  await keyboard.press(page.getByRole('link', { name: say('app:pages.landing.login') }))
  await keyboard.press(page.getByRole('link', { name: say('sign-in:form.links.forgotten') }))
  await keyboard.type(formOf(page, 'fr', 'password/renew').field('email'), email)
  await page.keyboard.press('Enter')
  await page.goto(await lastLinkTo(mailbox, email, 2))
  const reset = formOf(page, 'fr', 'password/reset')
  await keyboard.type(reset.field('password'), nextPassword)
  await keyboard.type(reset.field('passwordConfirm'), nextPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/signin$/)
  await signIn(nextPassword)
})
