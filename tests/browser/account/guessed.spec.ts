import { fieldsOf } from '#engine/schema/property.ts'
import { readOwnProject } from '../../../scripts/check/lintDefinitions.ts'
import { expect, test } from '../support/test.ts'
import { formOf } from '../support/formOf.ts'
import { visit } from '../support/signIn.ts'
import { word } from '../support/words.ts'

const { screens, definitions, recordOf, formats } = readOwnProject()

/** Each field in which a password is chosen, and the address of its form: a format with demands says which they are. */
const chosen = screens.routes.flatMap(({ path, screen }) => {
  const name = 'form' in screen ? screen.form : undefined
  const form = definitions.find(({ kind, id }) => kind === 'form' && id === name)
  if (name === undefined || !form) return []
  const { record } = form.value as { record: string }
  const fields = fieldsOf(recordOf(record)).filter(({ schema }) => formats.formats[schema.format ?? '']?.demands)
  return fields.map((field) => ({
    form: name,
    field: field.path,
    address: path.replaceAll(/\{\w+\}/g, 'any').slice(1),
  }))
})

test('a password that everybody guesses is remarked on while it is typed, wherever one is chosen, and no page fetches the dictionary before', async ({
  page,
  account,
}) => {
  expect(chosen.map(({ form }) => form).sort()).toEqual(['password/change', 'password/reset', 'sign-up/sign-up'])
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await visit(page, account, 'dashboard')
  for (const { form: name, field, address } of chosen) {
    await page.goto(address)
    const form = formOf(page, 'fr', name)
    const remark = form.remark(field)
    const folder = name.split('/')[0] ?? ''
    fetched.length = 0
    await expect(form.field(field)).toBeVisible()
    await expect(remark).toHaveCount(0)
    expect(fetched.filter((url) => /GuessRemark.*\.js/.test(url))).toEqual([])
    // The demands are met, and nothing is sent: it is the server's judgement all the same.
    await form.field(field).pressSequentially('Maison-2026')
    await expect(remark).toHaveText(word('fr', `${folder}:fields.${field}.errors.common`))
    await form.field(field).fill('Maison bleue et 3 chats')
    await expect(remark).toHaveCount(0)
  }
})

test('the own address is no password either, as it stands in the form', async ({ page }) => {
  await page.goto('signup')
  const form = formOf(page, 'fr', 'sign-up/sign-up')
  await form.type('email', 'Jeanne.Martin@example.org')
  await form.field('password').fill('Jeanne.martin-7')
  await expect(form.remark('password')).toHaveText(word('fr', 'sign-up:fields.password.errors.ownAddress'))
})
