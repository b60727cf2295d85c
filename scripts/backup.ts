import { resolve } from 'node:path'
import { makeBackup } from '#server/backup/makeBackup.ts'
import { readSettings } from '#server/settings.ts'
import { countsOf, folderGiven, tellFailure } from './backup/command.ts'

// Writes all records and uploads that the settings name into an empty folder, while servers run: npm run backup -- <folder>
process.umask(0o077)
try {
  const folder = resolve(folderGiven('npm run backup -- <a folder that is empty or does not exist>'))
  const manifest = await makeBackup(readSettings(process.env), folder)
  console.log(`${folder} holds ${countsOf(manifest)}.`)
  if (manifest.lost.length > 0) {
    console.error(`Lost before this backup, and not in it: the uploads ${manifest.lost.join(', ')}.`)
  }
} catch (error) {
  tellFailure('No backup was made.', error)
}
