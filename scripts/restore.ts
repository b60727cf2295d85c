import { resolve } from 'node:path'
import { restoreBackup } from '#server/backup/restoreBackup.ts'
import { readSettings } from '#server/settings.ts'
import { countsOf, folderGiven, tellFailure } from './backup/command.ts'

// Puts a backup into the empty place that the settings name, while no server runs there: npm run restore -- <folder>
// With --move, sessions, links and mails that wait come along.
process.umask(0o077)
try {
  const given = process.argv.slice(2)
  const others = given.filter((one) => one !== '--move')
  const folder = resolve(folderGiven('npm run restore -- <the folder of a backup> [--move]', others))
  const manifest = await restoreBackup(readSettings(process.env), folder, { moves: others.length < given.length })
  console.log(`Restored as it was at ${manifest.createdAt}: ${countsOf(manifest)}.`)
} catch (error) {
  tellFailure('Nothing was restored.', error)
}
