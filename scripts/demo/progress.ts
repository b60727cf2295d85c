import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** How far the demo has been entered into a data folder. */
export interface Progress {
  /** Names this data folder in the keys of the calls, so that a repeated one is carried out once. */
  run: string
  /** Records that have been entered. */
  done: number
  /** When it was begun, as ISO text: a run that is taken up later sends the very same dates. */
  begun?: string
}

const fileOf = (dataDir: string) => join(dataDir, 'demo.json')

/** What a data folder says of its demo; undefined if none was ever begun in it. */
export function readProgress(dataDir: string): Progress | undefined {
  const file = fileOf(dataDir)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Progress) : undefined
}

export const newProgress = (): Progress => ({ run: randomUUID(), done: 0, begun: new Date().toISOString() })

/** Written beside and moved over, so that it is whole whenever the program is stopped. */
export function saveProgress(dataDir: string, progress: Progress): void {
  const file = fileOf(dataDir)
  writeFileSync(`${file}.new`, JSON.stringify(progress))
  renameSync(`${file}.new`, file)
}
