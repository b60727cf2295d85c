import { expect, test } from '../support/test.ts'
import { formOf } from '../support/formOf.ts'
import { signIn, visit } from '../support/signIn.ts'
import { word } from '../support/words.ts'
import type { Account } from '../support/Account.ts'

const say = (key: string, values: Record<string, string> = {}) => word('fr', key, values)
const next = 'Trousseau (2) neuf'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1'

/** Signs in elsewhere. Tells whether the session from there still lives. */
async function elsewhere(address: string, { email, password }: Account, agent: string) {
  const answer = await fetch(`${address}api/authentication/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify({ username: email, password, grant_type: 'password' }),
  })
  const { access_token } = (await answer.json()) as { access_token: string }
  const headers = { authorization: `Bearer ${access_token}` }
  return async () => (await fetch(`${address}api/authentication/account/details`, { headers })).status === 200
}

test('the own sessions are told by device; one is ended, then all others, and this one goes on', async ({
  page,
  account,
  server,
}) => {
  const [onPhone, onCurl] = [
    await elsewhere(server.direct, account, phone),
    await elsewhere(server.direct, account, 'curl/8.5.0'),
  ]
  await visit(page, account, 'account')
  await page.getByRole('link', { name: say('account:details.actions.sessions') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(say('session:table.title'))
  const rowOf = (text: string) => page.getByRole('row').filter({ hasText: text })
  await expect(rowOf('Safari · iPhone')).toContainText(say('session:fields.place.options.ELSEWHERE'))
  await expect(rowOf(say('session:fields.device.none'))).toContainText(new Date().toLocaleDateString('fr-FR'))
  const here = rowOf(say('session:fields.place.options.HERE'))
  await expect(here).toHaveCount(1)

  await rowOf('Safari · iPhone').getByRole('button').last().click()
  await page.getByRole('menuitem', { name: say('session:table.actions.end') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('session:table.actions.end'), exact: true })
    .click()
  await expect(rowOf('Safari · iPhone')).toHaveCount(0)
  expect([await onPhone(), await onCurl()]).toEqual([false, true])

  const apart = page.getByRole('region', { name: say('session:table.apart.title') })
  await apart.getByRole('button', { name: say('session:table.actions.endOthers') }).click()
  const question = page.getByRole('dialog', { name: say('session:table.asks.endOthers.title') })
  await question.getByRole('button', { name: say('session:table.actions.endOthers'), exact: true }).click()
  await expect(page.locator('.toast').last()).toContainText(say('session:messages.othersEnded.title'))
  await expect(rowOf(say('session:fields.device.none'))).toHaveCount(0)
  expect(await onCurl()).toBe(false)
  await page
    .getByRole('link', { name: say('session:table.back') })
    .last()
    .click()
  await expect(page).toHaveURL(/\/account$/)
})

test('the password is changed by whoever knows it: this session goes on, all others end', async ({
  page,
  account,
  server,
  problems,
}) => {
  problems.expect(/422/)
  const onPhone = await elsewhere(server.direct, account, phone)
  await visit(page, account, 'account')
  await page.getByRole('link', { name: say('account:details.actions.password') }).click()
  const form = formOf(page, 'fr', 'password/change')
  await expect(form.save).toBeDisabled()
  await form.type('currentPassword', 'Wrong-7pass')
  for (const field of ['newPassword', 'passwordConfirm']) await form.type(field, next)
  await form.save.click()
  await expect(form.error('currentPassword')).toHaveText(say('app:error.wrongPassword'))
  expect(await onPhone()).toBe(true)
  await form.type('currentPassword', account.password)
  await form.save.click()
  await expect(page).toHaveURL(/\/account$/)
  await expect(page.locator('.toast')).toContainText(say('password:messages.changed.title'))
  expect(await onPhone()).toBe(false)
  await page.reload()
  await expect(page.getByRole('progressbar')).toBeVisible()
  account.password = next
})

test('the user menu says who is signed in, whether the browser has seen the sign-in or not', async ({
  page,
  account,
}) => {
  const open = () => page.getByRole('button', { name: say('app:frame.user') }).click()
  await visit(page, account, 'dashboard')
  await open()
  await expect(page.locator('.signed-in-as')).toContainText(account.email)
  await page.getByRole('menuitem', { name: say('app:menu.signOut') }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(account.email)
  await signIn(page, 'fr', account)
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await open()
  await expect(page.getByRole('menu')).toHaveAccessibleDescription(new RegExp(account.email))
  expect(calls.filter((url) => url.includes('/api/'))).toEqual([])
})
