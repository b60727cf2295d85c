import { describe, expect, it } from 'vitest'
import { sortFiles } from './fileEntries.ts'

const upload = { part: 'pictures', bytes: 'readPicture', maxBytes: 100, accept: ['image/jpeg', 'image/png'] }
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)
const heic = '\0\0\0\u0018ftypheic\0\0\0\0mif1heic'
const sort = (...files: File[]) => sortFiles(files, upload, 3, 0)

describe('files that are chosen', () => {
  it('are judged by their first bytes, not by what the system calls them', async () => {
    const { kept, refused } = await sort(
      new File([jpeg], 'photo.txt', { type: 'text/plain' }),
      new File([heic], 'salon.jpg', { type: 'image/jpeg' }),
      new File(['RIFF\0\0\0\0WEBPVP8 '], 'cuisine.png', { type: 'image/png' }),
      new File(['a letter'], 'facade.png', { type: 'image/png' }),
    )
    expect(kept.map(({ name, type }) => [name, type])).toEqual([['photo.txt', 'image/jpeg']])
    expect(refused).toEqual([
      { code: 'heic', params: { file: 'salon.jpg' } },
      { code: 'webp', params: { file: 'cuisine.png' } },
      { code: 'mediaType', params: { file: 'facade.png' } },
    ])
  })

  it('are refused one by one, with their names, also where they cannot be read', async () => {
    const gone = new File([jpeg], 'clé "USB".jpg')
    gone.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('gone')) })
    const { refused } = await sort(gone, new File([], 'vide.jpg'), new File([jpeg, 'x'.repeat(100)], 'lourd.jpg'))
    expect(refused.map(({ code, params: { file } }) => [code, file])).toEqual([
      ['unreadable', 'clé "USB".jpg'],
      ['empty', 'vide.jpg'],
      ['tooLarge', 'lourd.jpg'],
    ])
  })

  it('keep quotation marks and get their names in NFC', async () => {
    const { kept } = await sort(new File([jpeg], 'Bail "signe\u0301".jpg'))
    expect(kept.map(({ name }) => name)).toEqual(['Bail "signé".jpg'])
  })
})
