import { describe, expect, it } from 'vitest'
import { formRules } from '../../../tests/fixtures/formStore.ts'
import { mergePlan } from '../../../tests/fixtures/mergePlan.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { createEvaluate } from '../form/evaluate.ts'
import type { Json } from '../record/path.ts'
import { questionOf } from './question.ts'

const text: PropertySchema = { type: 'string' }
const properties = { kind: text, name: text, sail: text }
const sections = [
  { id: 'general', fields: ['kind', 'name'] },
  { id: 'sail', show: 'isSail', fields: ['sail'] },
]
const { plan, formOf } = mergePlan(properties, sections)

/** The question about two changes of a record that must have the fields which are named. */
function ask(sides: { base: Json; mine: Json; theirs: Json }, ...demanded: string[]) {
  const record = (value: unknown) =>
    demanded.flatMap((path) => ((value as Json)[path] === undefined ? [{ path, code: 'required', params: {} }] : []))
  const conditions = { isSail: ({ kind }: Json) => kind === 'SAIL' }
  const rules = formRules({ properties, sections, conditions, validation: { record } })
  return questionOf(plan, createEvaluate({ ...rules, plan }), sides, formOf)
}

describe('two changes of different fields', () => {
  const base = { kind: 'SAIL', name: 'Alma', sail: 'jib' }

  it('are joined without a question', () => {
    const question = ask({ base, mine: { ...base, name: 'Alba' }, theirs: { ...base, sail: 'genoa' } }, 'sail')
    expect([question.mustBeAsked, question.resolve({})]).toEqual([false, { kind: 'SAIL', name: 'Alba', sail: 'genoa' }])
  })

  it('are asked about where the outcome is not valid, though each of them is', () => {
    const [{ name: _, ...unnamed }, { sail: __, ...bare }] = [base, base]
    expect(ask({ base, mine: unnamed, theirs: bare }).mustBeAsked).toBe(false)
    expect(ask({ base, mine: unnamed, theirs: bare }, 'name').mustBeAsked).toBe(true)
  })

  it('are judged as a save of them would be: what the other has hidden stays stored', () => {
    const question = ask({ base, mine: { ...base, name: 'Alba' }, theirs: { ...base, kind: 'MOTOR' } }, 'sail')
    expect([question.mustBeAsked, [...question.hidden]]).toEqual([false, []])
  })

  it('are asked about where one hides what the other typed', () => {
    const question = ask({ base, mine: { ...base, sail: 'genoa' }, theirs: { ...base, kind: 'MOTOR' } })
    expect([question.mustBeAsked, [...question.hidden]]).toEqual([true, ['sail']])
    const { sail: _, ...bare } = base
    const other = ask({ base: bare, mine: { ...bare, kind: 'MOTOR' }, theirs: base })
    expect([other.mustBeAsked, [...other.hidden]]).toEqual([true, ['sail']])
  })
})
