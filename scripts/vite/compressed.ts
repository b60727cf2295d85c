import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

/** Pictures and fonts are compressed as they are; the page itself is filled in for each answer. */
const worthwhile = /\.(js|css|svg)$/

/** Puts a Brotli and a gzip file beside each file of the build, as small as they get, so that the server only sends. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      const files = Object.values(bundle).filter(({ fileName }) => worthwhile.test(fileName))
      await Promise.all(
        files.map(async (file) => {
          const content = Buffer.from(file.type === 'chunk' ? file.code : file.source)
          const path = join(dir, file.fileName)
          const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
          await writeFile(`${path}.br`, await asBrotli(content, { params: size }))
          await writeFile(`${path}.gz`, await asGzip(content, { level: 9 }))
        }),
      )
    },
  }
}
