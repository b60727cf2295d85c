import { expect, it } from 'vitest'
import { screens } from '#generated/plans.gen.ts'
import { firstFieldOf } from '#screens/details/contents.ts'
import { readOwnProject } from '../../scripts/check/lintDefinitions.ts'

const { definitions } = readOwnProject()
const recordOf = (name: string) => {
  const { value } = definitions.find(({ kind, id }) => kind === 'details' && id === name) ?? {}
  return (value as { record: string }).record
}

it.each(Object.entries(screens.details))(
  'each section of %s that may be empty leads to a field of its form',
  async (name, source) => {
    const { plan: details } = await source.fetch()
    const form = await screens.form[recordOf(name)]?.fetch()
    expect(details.sections).not.toEqual([])
    const isThere = (first: string) =>
      form?.plan.fields.some(({ path }) => path === first || path.startsWith(`${first}.`)) === true
    const firsts = details.sections.flatMap((section) => firstFieldOf(section) ?? [])
    expect(firsts.filter((first) => !isThere(first))).toEqual([])
  },
)
