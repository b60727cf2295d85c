import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { circlesOf } from './circles.ts'

const files = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^src\/generated\//.test(file))

const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))

/** A form holds lists, and their items are typed in forms: in place or in a dialog. */
const recursion = [
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
]

test('the only files of src that import each other in a circle are those of the recursion of forms', () => {
  expect(files.length).toBeGreaterThan(300)
  expect(circlesOf(sources)).toEqual(recursion)
})

test('a circle is found, whatever form its imports take', () => {
  const planted = new Map([
    ['src/a/first.ts', `import { one } from './second.ts'`],
    ['src/a/second.ts', `import type { One } from '#b/third.ts'`],
    ['src/b/third.ts', `export const load = () => import('../a/first.ts')`],
    ['src/b/beside.ts', `import { one } from '#a/first.ts'`],
  ])
  expect(circlesOf(planted)).toEqual([['src/a/first.ts', 'src/a/second.ts', 'src/b/third.ts']])
})
