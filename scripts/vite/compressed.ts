import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliCompress, createGzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Pictures and fonts are compressed as they are; the page itself is filled in for each answer. */
const worthwhile = /\.(m?js|css|svg)$/

/** Puts a Brotli and a gzip file beside each file of the build, as small as they get, so that the server only sends. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((fileName) => worthwhile.test(fileName))
      await Promise.all(
        files.map(async (fileName) => {
          const path = join(dir, fileName)
          await pipeline(createReadStream(path), createBrotliCompress(), createWriteStream(`${path}.br`))
          await pipeline(createReadStream(path), createGzip({ level: 9 }), createWriteStream(`${path}.gz`))
        }),
      )
    },
  }
}
