import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { circlesOf } from './circles.ts'

/**
 * Circles that still stand, each by the names of its files; a new one is refused, and so is a file that joins one. Only the
 * circle of the form is meant to stay: a form holds items, and an item is edited in a form.
 */
const known = [
  'Form FormActions FormPanel ItemDialog LeaveGuard StoredForm dialogs useRecordActions',
  'FieldControl FormFields ItemForm ItemsEdit controls theme',
  'CardList DataTable PlainTable RowTable',
  'Project createMemory readMetas',
  'Gallery Tile',
  'MenuButton MenuItems',
  'mergeEntries mergeRecords',
  'performCall runEffect',
]

const files = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^src\/generated\//.test(file))

const nameOf = (file: string) => file.replace(/^.*\/|\.tsx?$/g, '')

test('no files of src import each other in a circle, but those that are known', () => {
  expect(files.length).toBeGreaterThan(300)
  const circles = circlesOf(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])))
  const isKnown = (circle: string[]) =>
    known.some((names) => circle.every((file) => names.split(' ').includes(nameOf(file))))
  expect(circles.filter((circle) => !isKnown(circle))).toEqual([])
})

test('a circle is found, whatever form its imports take', () => {
  const file = (text: string) => `${text}\nexport const one = 1\n`
  const planted = new Map([
    ['src/a/first.ts', file(`import { one } from './second.ts'`)],
    ['src/a/second.ts', file(`import type { One } from '#b/third.ts'`)],
    ['src/b/third.ts', file(`export const load = () => import('../a/first.ts')`)],
    ['src/b/beside.ts', file(`import { one } from '#a/first.ts'`)],
    ['src/b/itself.ts', file(`export { one as two } from './itself.ts'`)],
  ])
  expect(circlesOf(planted)).toEqual([['src/a/first.ts', 'src/a/second.ts', 'src/b/third.ts'], ['src/b/itself.ts']])
  planted.set('src/b/third.ts', file(''))
  planted.delete('src/b/itself.ts')
  expect(circlesOf(planted)).toEqual([])
})
