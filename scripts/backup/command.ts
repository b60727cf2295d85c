import type { Manifest } from '#server/backup/backupFormat.ts'

export function folderGiven(usage: string, [folder, ...others] = process.argv.slice(2)): string {
  if (folder === undefined || others.length > 0 || folder.startsWith('-')) throw new Error(`Usage: ${usage}`)
  return folder
}

export function countsOf({ tables, files }: Manifest): string {
  const rows = (name: string) => tables.find((table) => table.name === name)?.rows ?? 0
  return `${rows('accounts')} accounts, ${rows('records')} records and ${files} uploads`
}

export function tellFailure(what: string, error: unknown): void {
  console.error(`${what} ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
