import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { circlesOf } from './circles.ts'

/**
 * Circles that still stand: the folder that holds each, and how many files it has; a number may only shrink. Only those
 * of the form are meant to stay: a form holds items, and an item is edited in a form.
 */
const known: Record<string, number> = {
  'src/screens': 9,
  'src/screens/form': 6,
  'src/ui/table': 4,
  'src/compiler/findings': 3,
  'src/ui/gallery': 2,
  'src/ui/menu': 2,
  'src/screens/outcomes': 2,
}

const files = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^src\/generated\//.test(file))

/** The deepest folder that holds all of them. */
function folderOf(paths: string[]): string {
  let folder = dirname(paths[0] ?? '')
  while (!paths.every((path) => path.startsWith(`${folder}/`))) folder = dirname(folder)
  return folder
}

test('no files of src import each other in a circle, but those that are known', () => {
  expect(files.length).toBeGreaterThan(300)
  const circles = circlesOf(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])))
  expect(circles.filter((circle) => circle.length > (known[folderOf(circle)] ?? 0))).toEqual([])
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
