import type { GivenValues } from '#engine/plan/ServerOperation.ts'
import type { ContractOperation } from '../readContract.ts'
import { askingForm, type CompletedForm } from './completeDefinition.ts'
import { usualCalls } from './usualCalls.ts'

/** The forms, by name, of the dialogs in which changes of state ask for fields. No definition file exists for them. */
export function askingForms(operations: ReadonlyMap<string, ContractOperation>): [string, CompletedForm][] {
  return [...operations.values()].flatMap(({ id, operate }): [string, CompletedForm][] => {
    const { record, asks, sets } = operate as { record: string; asks?: string[]; sets?: GivenValues }
    if (!asks) return []
    const { get } = usualCalls(record, operations)
    const load = get && { operation: get.operation.id, ...(get.variants && { variants: get.variants }), outcomes: {} }
    const form = { $schema: '', record, sections: [{ id: 'asks', fields: asks }] }
    return [[askingForm(record, id), { ...form, ...(load && { load }), ...(sets && { sets }) }]]
  })
}
