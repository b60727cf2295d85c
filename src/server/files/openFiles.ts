import type { Settings } from '../settings.ts'
import { type FileStorage, openDiskFiles } from './diskFiles.ts'

type Place = Pick<Settings, 's3Url' | 'dataDir' | 'databaseUrl'> & Partial<Pick<Settings, 'minFreeBytes'>>

/** Where the settings want files to lie: in a bucket, or below the data folder. */
export async function openFiles({ s3Url, dataDir, databaseUrl, minFreeBytes }: Place): Promise<FileStorage> {
  const disk = openDiskFiles(dataDir, { shared: databaseUrl !== undefined, minFreeBytes })
  if (s3Url === undefined) return disk
  // Loaded where it is wanted: it is by far the largest package of the server.
  const { openS3Files } = await import('./s3Files.ts')
  return openS3Files(s3Url, disk)
}
