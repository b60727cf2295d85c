import { hostileText } from '../../arbitraries/hostileTexts.ts'
import { schemaOf } from '../../arbitraries/judgeOf.ts'
import { mergeDialog } from '../editors/mergeDialog.ts'
import { visit } from '../support/signIn.ts'
import { expect, test } from '../support/test.ts'
import { word } from '../support/words.ts'
import { hostileOf } from './enter.ts'
import { watchHostile } from './watchHostile.ts'

/** A hostile text for a field of a property. */
function textFor(field: 'label' | 'address', mark: string): string {
  const property = schemaOf('real-estate/real-estate').properties[field]
  const text = property && hostileText(property, mark, 0)
  if (text === undefined) throw new Error(`${field} takes no hostile text`)
  return text
}

test('what is typed is text in the toast of a save, in the question of two editors, in lists and before a removal', async ({
  page,
  account,
  estateForm: form,
  estateList: list,
  server,
  problems,
}) => {
  problems.expect(/412/)
  const hostile = await hostileOf(server.direct, account)
  const { id, texts } = await hostile.enter('estate')
  const watch = await watchHostile(page, texts)
  const written = (field: 'label' | 'address', mark: string) => {
    const text = textFor(field, mark)
    texts.set(`⟨${mark}⟩`, text)
    return text
  }
  await visit(page, account, `bien/${id}/edit`)
  await form.type('label', written('label', 'typed'))
  await hostile.change(id, { address: written('address', 'theirs') })
  await form.save.click()
  await expect(page).toHaveURL(/details$/)
  await expect(page.locator('.toast[data-type=warning]')).toContainText('⟨theirs⟩')
  await watch.look('⟨typed⟩')

  await page.goto(`bien/${id}/edit`)
  await form.type('label', written('label', 'mine'))
  await hostile.change(id, { label: written('label', 'other') })
  await form.save.click()
  const asked = mergeDialog(page, 'fr')
  await expect(asked.dialog).toContainText('⟨other⟩')
  await watch.look('⟨mine⟩')
  await asked.choose(word('fr', 'real-estate:fields.label.label'), 'mine')
  await asked.save.click()
  await expect(page).toHaveURL(/details$/)

  await page.goto('bien')
  await watch.look('⟨mine⟩')
  await list.rows.getByRole('button').last().click()
  await list.menuItem('remove').click()
  await expect(list.question).toBeVisible()
  await watch.look('⟨mine⟩')
  await list.cancel.click()
  await expect(list.question).toHaveCount(0)
  const sought = written('label', 'sought')
  await list.filter.fill(sought)
  await expect(page.locator('main')).toContainText(word('fr', 'app:table.noMatch', { query: sought }))
  await watch.look('⟨sought⟩')
})

test('what others were called is text where they are searched, found and taken over', async ({
  page,
  account,
  tenantForm: form,
  server,
}) => {
  const hostile = await hostileOf(server.direct, account)
  const { texts } = await hostile.enter('individual')
  const watch = await watchHostile(page, texts)
  await visit(page, account, 'tenant')
  await watch.look('⟨individual.')
  await page.goto('tenant/new?type=individual')
  await form.open('finance')
  const modal = await form.addTo('guarantors')
  await modal.tab('search').click()
  await modal.search.fill('guarantors.0.person.first')
  await expect(modal.found).toHaveCount(1)
  await watch.look('⟨individual.guarantors.0.person.firstName⟩')
  await modal.found.getByRole('button').click()
  await expect(modal.field('person.firstName')).toHaveValue(/^⟨individual/)
  await watch.look('⟨individual.guarantors.0.person.surname⟩')
  await modal.add.click()
  await expect(form.rows('guarantors')).toContainText('⟨individual.guarantors.0.person.firstName⟩')
  await watch.look('⟨individual.')
})
