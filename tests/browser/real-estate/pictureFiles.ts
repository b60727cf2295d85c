import { writeFile } from 'node:fs/promises'
import type { TestInfo } from '@playwright/test'
import sharp from 'sharp'

/** A file as it is chosen in the browser. */
export interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A small true picture of one colour. @param format one of those that a real estate takes */
export async function swatch(name: string, format: 'png' | 'jpeg' | 'gif' = 'png'): Promise<ChosenFile> {
  const image = sharp({ create: { width: 90, height: 60, channels: 3, background: '#2F5D50' } })
  const buffer = await image.toFormat(format).toBuffer()
  return { name, mimeType: `image/${format}`, buffer }
}

export function swatches(count: number): Promise<ChosenFile[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => swatch(`photo-${index + 1}.png`)))
}

/** A drawing that would run a script where it were opened as a page. */
export const scriptedDrawing: ChosenFile = {
  name: 'plan.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><script>document.title = "stolen"; ' +
      'console.error("the drawing ran")</script><rect width="90" height="60" fill="#2F5D50"/></svg>',
  ),
}

export const textFile: ChosenFile = {
  name: 'notes.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Visite le 3 mars.'),
}

/** Says of itself that it is a picture, and is none. */
export const falsePicture: ChosenFile = {
  name: 'facade.png',
  mimeType: 'image/png',
  buffer: Buffer.from('This is a letter, whatever its name says.'),
}

export const emptyPicture: ChosenFile = { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) }

export const hugePicture = (): ChosenFile => ({
  name: 'huge.png',
  mimeType: 'image/png',
  buffer: Buffer.alloc(11 * 1024 * 1024, 7),
})

/** Writes the files to the disk and gives their paths: the browser reads them itself, which large ones need. */
export const onDisk = (files: ChosenFile[], info: TestInfo): Promise<string[]> =>
  Promise.all(
    files.map(async ({ name, buffer }) => {
      await writeFile(info.outputPath(name), buffer)
      return info.outputPath(name)
    }),
  )
