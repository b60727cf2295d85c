import { swatches } from '../real-estate/pictureFiles.ts'
import { signInForm } from '../support/signInForm.ts'
import { chooseInUserMenu } from '../support/signIn.ts'
import { belowAPath, expect, test } from '../support/test.ts'
import { revokeSession } from '../support/tokens.ts'
import { word } from '../support/words.ts'

test.use({ settings: belowAPath })

test('SHELL-02 below another path and with another API prefix: from the landing page to a saved estate and out again', async ({
  page,
  account,
  estateForm: form,
  estateList: list,
  server,
  problems,
}) => {
  const { origin } = new URL(server.url)
  const strangers: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.url().startsWith(origin) && !/^\/(gestion|gestion-api)\//.test(pathname)) strangers.push(request.url())
  })
  expect(new URL(server.url).pathname).toBe('/gestion/')
  await page.goto('')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('fr', 'app:pages.landing.title'))
  await expect(page.getByRole('link', { name: word('fr', 'app:pages.landing.register') })).toHaveAttribute(
    'href',
    '/gestion/signup',
  )
  // Guard, and back to what was wanted.
  await page.goto('bien')
  await expect(page).toHaveURL(`${origin}/gestion/signin`)
  await signInForm(page, 'fr').send(account)
  await expect(page).toHaveURL(`${origin}/gestion/bien`)
  // Redirects: to the dashboard, and to the page that is missing.
  for (const [path, target] of [
    ['', 'dashboard'],
    ['signin', 'dashboard'],
    ['nowhere', '404'],
    ['bien/x/y', '404'],
  ]) {
    await page.goto(path ?? '')
    await expect(page).toHaveURL(`${origin}/gestion/${target}`)
  }
  await page.getByRole('link', { name: word('fr', 'app:pages.notFound.home') }).click()
  await expect(page).toHaveURL(`${origin}/gestion/dashboard`)
  await page.getByRole('link', { name: word('fr', 'app:menu.estates'), exact: true }).click()
  await list.newButton.click()
  await expect(page).toHaveURL(`${origin}/gestion/bien/new`)
  await form.fillLeast()
  await form.photos.choose(await swatches(2))
  // The session ends meanwhile, as it does everywhere.
  problems.expect(/401/)
  await revokeSession(page, '/gestion-api')
  await form.save.click()
  const modal = page.getByRole('dialog')
  await expect(modal.getByRole('link').first()).toHaveAttribute('href', '/gestion/signup')
  await signInForm(modal, 'fr').send(account)
  await expect(page).toHaveURL(new RegExp(`^${origin}/gestion/bien/[^/]+/details$`))
  await expect(page.getByRole('main').locator('img')).toHaveCount(2)
  await page.getByRole('link', { name: word('fr', 'real-estate:details.back') }).click()
  await expect(page).toHaveURL(`${origin}/gestion/bien`)
  // The first address without its slash, and signing out.
  await page.goto(`${origin}/gestion`)
  await expect(page).toHaveURL(`${origin}/gestion/dashboard`)
  await chooseInUserMenu(page, 'signOut')
  await expect(page).toHaveURL(`${origin}/gestion/`)
  expect(strangers.filter((address) => address !== `${origin}/gestion`)).toEqual([])
})
