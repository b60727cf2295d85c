import type { Settings } from '../settings.ts'
import { openDiskFiles } from './diskFiles.ts'
import type { FileStorage } from './FileStorage.ts'

/** Where the settings want files to lie: in a bucket, or below the data folder. */
export async function openFiles({
  s3Url,
  dataDir,
  databaseUrl,
}: Pick<Settings, 's3Url' | 'dataDir' | 'databaseUrl'>): Promise<FileStorage> {
  const disk = openDiskFiles(dataDir, { shared: databaseUrl !== undefined })
  if (s3Url === undefined) return disk
  // Loaded where it is wanted: it is by far the largest package of the server.
  const { openS3Files } = await import('./s3Files.ts')
  return openS3Files(s3Url, disk)
}

/** Whether the bucket that the settings name holds nothing yet; so too where they name none. */
export async function isBucketEmpty({ s3Url }: Pick<Settings, 's3Url'>): Promise<boolean> {
  if (s3Url === undefined) return true
  const { isEmptyBucket } = await import('./s3Files.ts')
  return isEmptyBucket(s3Url)
}
