import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contents } from './chunks.ts'

// The module of a name that matches nothing would land in the chunk of another page, which drags it along.
test('each module that a chunk names exists', () => {
  const names = Object.values(contents).flat()
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter((name) => !existsSync(name))).toEqual([])
})
