import { failed } from '../support/failures.ts'
import { startProductServer, type ProductServer } from '../support/startProductServer.ts'
import { expect, test as base } from '../support/test.ts'
import { word } from '../support/words.ts'
import { estateForm } from './EstateForm.ts'
import { type Estates, estatesOf } from './estates.ts'
import { swatches } from './pictureFiles.ts'

// A server of its own: others must not find it stopped.
const test = base.extend<object, { server: ProductServer }>({
  server: [
    async ({ settings }, use) => {
      const server = await startProductServer(settings)
      await use(server)
      await server.remove()
    },
    { scope: 'worker' },
  ],
})

/** Writes beside the browser until the given function is called, whether the server takes it or not. */
function writeBeside(estates: Estates): () => Promise<void> {
  let stopped = false
  const write = async () => {
    const land = { label: 'Pré', type: 'LAND', address: 'Lille', surface: 1, measureUnity: 'HECTARES' }
    while (!stopped) await estates.create(land).catch(() => new Promise((resolve) => setTimeout(resolve, 50)))
  }
  const writers = Promise.all([write(), write(), write()])
  return async () => {
    stopped = true
    await writers
  }
}

test('a server that restarts under load asks for another try, and nothing is lost or saved twice', async ({
  page,
  open,
  estates,
  server,
  problems,
}) => {
  problems.expect(/ERR_|answer 503|Failed to load/)
  const other = server.accounts.at(-1)
  if (!other) throw new Error('The server has no accounts')
  const form = estateForm(page, 'fr')
  await open('bien/new')
  await form.fillLeast()
  await form.addFiles(await swatches(2))
  const endLoad = writeBeside(estatesOf(server.direct, other))
  await server.stop('SIGTERM')
  await form.save.click()
  const toast = page.locator('.toast[data-type=error]')
  await expect(toast).toContainText(failed['fr'][1])
  await expect(toast).toContainText(word('fr', 'app:reasons.network'))
  await server.start()
  // All that was typed and chosen is where it was, and goes with the same button.
  await expect(form.field('label')).toHaveValue('Champ du Nord')
  await expect(form.photos).toHaveCount(2)
  await form.save.click()
  await expect(page).toHaveURL(/details$/)
  await endLoad()
  const saved = await estates.list()
  expect(saved).toHaveLength(1)
  expect((await estates.read(String(saved[0]?.['resourceUuid'])))['pictures']).toHaveLength(2)
})
