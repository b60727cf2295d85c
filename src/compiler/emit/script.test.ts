import { expect, it } from 'vitest'
import { runInNewContext } from 'node:vm'
import { Script, scriptOf } from './script.ts'

it('a value as JavaScript is the same value, whatever its names, with the code that it holds', () => {
  const text = '{"__proto__":{"a":[1,null,"x"]},"constructor":{},"a-b":[]}'
  const run = (value: unknown): unknown => runInNewContext(`(${scriptOf(value)})`)
  expect(JSON.stringify(run(JSON.parse(text)))).toBe(text)
  const held = run({ of: new Script('(one) => one + 1'), none: undefined, list: [undefined] }) as Record<
    string,
    unknown
  >
  expect([Object.keys(held), (held['of'] as (one: number) => number)(1), held['list']]).toEqual([
    ['of', 'list'],
    2,
    [null],
  ])
})
