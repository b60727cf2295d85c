import { resolve } from 'node:path'
import { restoreBackup } from '#server/backup/restoreBackup.ts'
import { countsOf, folderGiven, readPlace, tellFailure } from './backup/command.ts'

// Puts a backup into the empty place that the settings name, while no server runs there: npm run restore -- <folder>
process.umask(0o077)
try {
  const folder = resolve(folderGiven('npm run restore -- <the folder of a backup>'))
  const manifest = await restoreBackup(readPlace(), folder)
  console.log(`Restored as it was at ${manifest.createdAt}: ${countsOf(manifest)}.`)
} catch (error) {
  tellFailure('Nothing was restored.', error)
}
