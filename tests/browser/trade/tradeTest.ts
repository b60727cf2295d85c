import type { Page } from '@playwright/test'
import { readOwnProject } from '../../../scripts/check/lintDefinitions.ts'
import { runningFiles, writeFiles } from '../../../scripts/generate/generatedFiles.ts'
import { followedProject } from '../../project/followedProject.ts'
import records from '../../trade/records.json' with { type: 'json' }
import { withTrade } from '../../trade/withTrade.ts'
import { type ApiCall, bodyOf } from '../support/api.ts'
import { buildCopy } from '../support/buildCopy.ts'
import { chooseFrom } from '../support/fieldsIn.ts'
import { startProductServer } from '../support/startProductServer.ts'
import { expect, test as base } from '../support/test.ts'
import { word } from '../support/words.ts'

/** The same `test` over a copy of the product that has the made trade beside its own definitions. */
export const test = base.extend({
  server: [
    async ({ settings }, use) => {
      const copy = followedProject()
      writeFiles(Object.fromEntries(withTrade()), copy.folder)
      writeFiles(runningFiles(readOwnProject(copy.folder)), copy.folder)
      await buildCopy(copy)
      const server = await startProductServer(settings, { project: copy.folder, people: 2 })
      await use(server)
      await server.remove()
      copy.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

export const pdf = (part: string) => ({
  part,
  name: `${part}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
})

/** Enters the records at which a harvest points, past the browser. Gives their ids. */
export async function enterKeepers(call: ApiCall) {
  const { person, company, apiary, colony } = records
  const made = async (path: string, body: FormData) =>
    ((await call(`restapi/${path}`, { method: 'POST', body })) as { resourceUuid: string }).resourceUuid
  const owner = await made('keeper/person', bodyOf('keeper', person, [pdf('card')]))
  await made('keeper/company', bodyOf('keeper', company))
  const site = await made('apiary', bodyOf('record', { ...apiary, owner }))
  const hive = await made('colony', bodyOf('record', { ...colony, apiary: site }, [pdf('treatments')]))
  return { 'keeper/person': owner, apiary: site, 'colony/colony': hive }
}

/** Finds its way through a form of the trade, by its labels. */
export function tradeForm(page: Page, within = '.form-panel') {
  const optional = word('fr', 'app:form.optional')
  const room = page.locator(within)
  const control = (label: string) =>
    page.getByLabel(new RegExp(`^${label}( \\(${optional}\\))?$`)).and(page.locator('input, textarea'))
  const field = (label: string) => room.locator(control(label))
  return {
    field,
    /** The frame of a field: label, control, and what stands below. */
    frame: (label: string) => room.locator('.field').filter({ has: control(label) }),
    /** Types into fields and leaves them. */
    async type(texts: Record<string, string>) {
      for (const [label, text] of Object.entries(texts)) {
        await field(label).fill(text)
        await field(label).blur()
      }
    },
    async choose(label: string, option: string) {
      await field(label).click()
      await field(label).fill(option)
      await chooseFrom(page, option, option)
      await page.keyboard.press('Escape')
    },
    save: page.getByRole('button', { name: word('fr', 'app:form.submit') }),
  }
}

export { expect }
