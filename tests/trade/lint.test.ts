import { expect, it } from 'vitest'
import { createProjectReader } from '#compiler/check/createProjectReader.ts'
import { findingLine } from '#compiler/text/Finding.ts'
import { lintDefinitions } from '../../scripts/check/lintDefinitions.ts'
import { shapeFile, shapeText } from '../../scripts/generate/shape.ts'
import { laterTexts, stepName } from './later.ts'
import { withTrade } from './withTrade.ts'

const lint = (texts: ReadonlyMap<string, string>) => lintDefinitions(texts).map(findingLine)
const shape = shapeText(createProjectReader([]).read(withTrade()), []).text

it('the definitions of the trade are in order', () => expect(lint(withTrade())).toEqual([]))

it('those of later are in order with their step, and each change of what is stored is named without it', () => {
  expect(lint(laterTexts().set(shapeFile, shape))).toEqual([])
  const found = lint(laterTexts(false).set(shapeFile, shape)).join('\n')
  const changed = [
    '"diary"',
    '"frames.honey"',
    '"hive.warranty"',
    '"race"',
    '"LOST"',
    '"season"',
    '"site"',
    '"organic"',
    '"firstName"',
  ]
  expect(changed.filter((name) => !found.includes(name))).toEqual([])
  expect(found).not.toContain(stepName)
})
