import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Mounts one; undefined where that cannot be done, as most systems let nobody but root. */
export function mountDisk(megabytes: number) {
  if (process.platform !== 'linux') return undefined
  const folder = mkdtempSync(join(tmpdir(), 'trousseau-disk-'))
  const ballast = join(folder, 'ballast')
  const remove = () => rmSync(folder, { recursive: true, force: true })
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).status !== 0) {
    remove()
    return undefined
  }
  return {
    folder,
    /** Takes all the room that is left but as much. */
    fill(kilobytesLeft: number) {
      const { bavail, bsize } = statfsSync(folder)
      appendFileSync(ballast, Buffer.alloc(Math.max(bavail * bsize - kilobytesLeft * 1024, 0)))
    },
    /** Gives it back. */
    clear: () => rmSync(ballast),
    remove() {
      spawnSync('umount', [folder])
      remove()
    },
  }
}

export const noDisk = 'No small disk can be mounted here (mount -t tmpfs): a full disk is not tried.'
