import { makeBackup } from '#server/backup/makeBackup.ts'
import { restoreBackup } from '#server/backup/restoreBackup.ts'
import { openServer } from '#server/openServer.ts'
import { readSettings } from '#server/settings.ts'
import { makeOlder } from '../crash/makeOlder.ts'
import type { Milestone } from './recordRun.ts'

// Backs a data folder up, restores it elsewhere, and brings it further from an older form. Tells when each was done.
const [data = '', backup = '', restored = ''] = process.argv.slice(2)
const tell = (done: Milestone) => process.stdout.write(`${done} ${Date.now()}\n`)

await makeBackup(readSettings({ DATA_DIR: data }), backup)
tell('backup')
const settings = readSettings({ DATA_DIR: restored, LOG_LEVEL: 'silent' })
await restoreBackup(settings, backup)
tell('restore')
await makeOlder(settings)
tell('older')
const { app } = await openServer(settings, { print: () => undefined })
tell('migration')
await app.close()
