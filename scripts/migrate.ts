import { parseArgs } from 'node:util'
import { readSettings } from '#server/settings.ts'
import { openStore } from '#server/store/openStore.ts'
import { readHistory } from '#server/store/RecordHistory.ts'

// Carries stored records to a step of schemas/migrations, forth or back, while no server runs:
// npm run migrate -- --to 3 [--lossy]
process.umask(0o077)
const usage = 'npm run migrate [-- --to <number of a step, 0 for none> [--lossy]]'

try {
  const { values } = parseArgs({ options: { to: { type: 'string' }, lossy: { type: 'boolean' } } })
  if (values.to !== undefined && !/^\d{1,4}$/.test(values.to)) throw new Error(`${values.to} is no step. ${usage}`)
  const history = readHistory()
  const to = Number(values.to ?? history.steps.length)
  const store = await openStore(readSettings(process.env), { ...history, to, lossy: values.lossy ?? false })
  await store.close()
  for (const [name, count] of store.migrated) console.log(`${name}: ${count} changed`)
  console.log(to === 0 ? 'All records stand before the first step.' : `All records stand at step ${to}.`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
