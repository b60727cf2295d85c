import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { arrowsInside, circlesOf, fileArrows } from './circles.ts'

const files = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^src\/generated\//.test(file))
const arrows = fileArrows(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])))

/** A form holds lists, and their items are typed in forms: in place or in a dialog. */
const recursion = {
  files: [
    [
      'src/screens/form/draw/FieldControl.tsx',
      'src/screens/form/draw/FormField.tsx',
      'src/screens/form/draw/FormFields.tsx',
      'src/screens/form/draw/controls.ts',
      'src/screens/form/items/ItemsEdit.tsx',
    ],
    [
      'src/screens/form/draw/Form.tsx',
      'src/screens/form/items/ItemDialog.tsx',
      'src/screens/form/items/itemDialogAhead.ts',
    ],
  ],
  folders: [['src/screens/form/draw', 'src/screens/form/items']],
}

test('the only files of src that import each other in a circle are those of the recursion of forms', () => {
  expect(files.length).toBeGreaterThan(300)
  expect(circlesOf(arrows)).toEqual(recursion.files)
})

test('folders of src import each other in one direction, but those of the recursion of forms', () => {
  const folders = new Set(['src', ...files.map(dirname)])
  expect(folders.size).toBeGreaterThan(50)
  const circles = [...folders].sort().flatMap((folder) => circlesOf(arrowsInside(folder, arrows)))
  expect(circles).toEqual(recursion.folders)
})

const planted = fileArrows(
  new Map([
    ['src/a/first.ts', `import { one } from './second.ts'`],
    ['src/a/second.ts', `import type { One } from '#b/third.ts'`],
    ['src/b/third.ts', `export const load = () => import('../a/first.ts')`],
    ['src/b/beside.ts', `import { one } from '#a/first.ts'`],
    ['src/b/deep/fourth.ts', `import { one } from '#b/wide/fifth.ts'`],
    ['src/b/deep/sixth.ts', `export const six = 6`],
    ['src/b/wide/fifth.ts', `import { six } from '../deep/sixth.ts'`],
  ]),
)

test('a circle of files is found, whatever form its imports take', () => {
  expect(circlesOf(planted)).toEqual([['src/a/first.ts', 'src/a/second.ts', 'src/b/third.ts']])
})

test('a circle of folders is found, though their files form none', () => {
  expect(circlesOf(arrowsInside('src/b', planted))).toEqual([['src/b/deep', 'src/b/wide']])
})
