import type { FormPlan } from '#engine/plan/FormPlan.ts'
import type { CompletedCall, PlanAction } from '#engine/plan/PlanCall.ts'
import type { Verb } from '#engine/plan/ServerOperation.ts'
import { isObject } from '#engine/record/path.ts'
import { folderOf } from '#engine/schema/definitionName.ts'
import type {
  Action,
  Address,
  Call,
  DetailsDefinition,
  Effect,
  FormDefinition,
  OutcomeTable,
  Route,
  TableColumn,
  TableDefinition,
} from '#generated/definitions.gen.ts'
import type { ContractOperation } from '../readContract.ts'
import { mapProperties } from '../../text/mapProperties.ts'
import type { WrittenDefinition } from '../Definition.ts'
import { type Addresses, addressesOf } from './completeScreens.ts'
import { callName, usualCalls } from './usualCalls.ts'

export interface CompletedForm extends FormDefinition, Pick<FormPlan, 'cancel' | 'draft' | 'sets'> {
  load?: CompletedCall
  create?: CompletedCall
  update?: CompletedCall
  /** Query parameter of the operation that finds entries. */
  searchQuery?: string
}

export interface Surroundings {
  operations: ReadonlyMap<string, ContractOperation>
  routes: readonly Route[]
  definitions: readonly WrittenDefinition[]
}

/** The common part of the definitions of a record. */
interface Usual extends Surroundings {
  record: string
  /** The calls on its records, by verb. */
  calls: ReturnType<typeof usualCalls>
  addresses: Addresses
}

const toast = (type: 'success' | 'warning' | 'error', words: string): Effect => ({ toast: words, type })
const goTo = (to: Address | undefined): Effect[] => (to === undefined ? [] : [{ go: to }])

/**
 * Completes a form, a table or details with the parts that the calls and addresses of its record imply. Written parts
 * win.
 */
export function completeDefinition({ kind, value: definition }: WrittenDefinition, around: Surroundings): unknown {
  const complete = completed[kind]
  if (!complete) return definition
  const { record = '' } = definition as { record?: string }
  const { operations, routes, definitions } = around
  const addresses = addressesOf(record, routes, definitions)
  const usual: Usual = { ...around, record, calls: usualCalls(record, operations), addresses }
  return mapProperties(complete(definition as never, usual), (name, value, inner) => {
    const address = addressed.includes(name) && typeof value === 'string' && addresses[value as keyof Addresses]
    return address || inner(value)
  })
}

/** Properties whose value is an address, or the name of a screen of the record. */
const addressed = ['to', 'go', 'back', 'new']

/**
 * Completes a form: its calls with their usual outcomes, drafts and `cancel` if it stores a record, and the dialogs of
 * its actions.
 */
function completeForm(form: FormDefinition, usual: Usual): CompletedForm {
  const { details, table } = usual.addresses
  const saved = (words: string): OutcomeTable['200'] => [toast('success', words), ...goTo(details ?? table)]
  const load = callOf(form.load, 'get', usual, loadRows)
  const create = callOf(form.create, 'create', usual, () => ({ use: 'save', '200': saved('created') }))
  const update = callOf(form.update, 'update', usual, () => ({ use: 'update', '200': saved('updated') }))
  const [searchQuery] = usual.operations.get(form.search ?? '')?.query ?? []
  const isStored = [create, update].some((call) => usual.operations.get(call?.operation ?? '')?.operate['verb'])
  // Of the only record of its kind, the details have an address of their own.
  const cancel = typeof details === 'string' && !details.includes('{') ? details : 'back'
  const isNotice = (address: string) => usual.routes.some(({ path, screen }) => path === address && 'notice' in screen)
  const actions = form.actions?.map((action) => withAskingForm(action, usual))
  const links = form.links?.map((link) => ({ ...link, ...(isNotice(link.to) && { newTab: true }) }))
  return {
    ...(isStored && { cancel, draft: true }),
    ...form,
    ...(links && { links }),
    ...(actions && { actions }),
    ...(load && { load }),
    ...(create && { create }),
    ...(update && { update }),
    ...(searchQuery && { searchQuery: searchQuery.name }),
  }
}

/**
 * Completes a table: its load call, the link in its first column, the address for a new record, and the usual actions.
 */
function completeTable(table: TableDefinition, usual: Usual): TableDefinition {
  const load = callOf(table.load, 'list', usual, loadRows)
  const { details, new: toNew } = usual.addresses
  const isLinked = table.columns.some((column) => isObject(column) && 'to' in column)
  const linked = (column: TableColumn, index: number): TableColumn =>
    index > 0 || isLinked || typeof column !== 'string' || column === '*' || details === undefined
      ? column
      : { path: column, to: details }
  const removed: Effect[] = ['removeRow', toast('success', 'removed')]
  const actions = actionsOf(table.actions, usual, ['details', 'edit'], removed)
  return {
    ...(toNew !== undefined && { new: toNew }),
    ...table,
    ...(load && { load }),
    columns: table.columns.map(linked),
    ...(actions.length > 0 && { actions }),
  }
}

/** Completes a details screen: its load call, the way back to the table, and the usual actions. */
function completeDetails(page: DetailsDefinition, usual: Usual): DetailsDefinition {
  const load = callOf(page.load, 'get', usual, loadRows)
  const { table } = usual.addresses
  const actions = actionsOf(page.actions, usual, ['edit'], [...goTo(table), toast('success', 'removed')])
  return {
    ...(table !== undefined && { back: table }),
    ...page,
    ...(load && { load }),
    ...(actions.length > 0 && { actions }),
  }
}

const completed: Partial<Record<string, (definition: never, usual: Usual) => object>> = {
  form: completeForm,
  table: completeTable,
  details: completeDetails,
}

/**
 * Completes a call with the record's operation of a verb and its usual outcomes. A written operation of another kind is
 * left unchanged.
 */
function callOf(
  written: Call | undefined,
  verb: Verb,
  { calls, operations }: Usual,
  rowsOf: (operation: ContractOperation) => OutcomeTable,
): CompletedCall | undefined {
  const writtenOperation = operations.get(written?.operation ?? '')
  const { operation, variants } =
    (written?.operation === undefined ? calls[verb] : writtenOperation && { operation: writtenOperation }) ?? {}
  if (operation?.operate['verb'] !== verb) return written
  return {
    operation: operation.id,
    ...(variants && { variants }),
    ...written,
    outcomes: { ...rowsOf(operation), ...written?.outcomes },
  }
}

const loadRows = ({ statuses }: ContractOperation): OutcomeTable => ({
  use: 'load',
  ...(statuses.includes('404') && { '404': [toast('error', 'notFound')] }),
})

/**
 * The usual actions and the written ones: a written action replaces the usual one of the same name, or stands before
 * the removal.
 * @param screens screens of the record that the usual actions open
 */
function actionsOf(
  written: readonly Action[] = [],
  usual: Usual,
  screens: readonly ('details' | 'edit')[],
  removed: Effect[],
): PlanAction[] {
  const { record, calls, addresses, operations } = usual
  const { remove } = calls
  const opening = screens.flatMap((id): Action[] => {
    const to = addresses[id]
    return to === undefined ? [] : [{ id, icon: id, to }]
  })
  const outcomes: OutcomeTable = { use: 'save', '200': removed, '404': [toast('error', 'notFound')] }
  const looks = { id: 'remove', icon: 'remove', danger: true, confirm: true }
  const removing = remove ? [{ ...looks, operation: remove.operation.id, outcomes }] : []
  const known = new Set([...opening, ...removing].map(({ id }) => id))
  const replaced = (action: Action) => written.find(({ id }) => id === action.id) ?? action
  const changing = (action: Action): Action => {
    const isCall = action.to === undefined && action.operation === undefined
    const call = isCall ? operations.get(callName(record, action.id)) : undefined
    return call ? { ...changeOfState(call, action.id), ...action } : action
  }
  const others = written.filter(({ id }) => !known.has(id)).map(changing)
  return [...opening.map(replaced), ...others, ...removing.map(replaced)].map((action) => withAskingForm(action, usual))
}

/** The name of the form, `folder/name`, of the fields that a change of state asks for. */
export const askingForm = (record: string, operation: string) => `${folderOf(record)}/${operation}`

/** Adds the name of the dialog form to an action whose operation asks for fields. */
function withAskingForm(action: Action, { record, operations }: Usual): PlanAction {
  const operation = operations.get(action.operation ?? '')
  return operation?.operate['asks'] ? { ...action, asks: askingForm(record, operation.id) } : action
}

/**
 * Completes an action that changes the state of a record, such as `terminate`: its call, its outcomes, and the condition
 * of the call, so that the action is offered only for records that the server accepts.
 */
function changeOfState({ id: operation, operate }: ContractOperation, name: string): Omit<Action, 'id'> {
  const { only } = operate
  return {
    operation,
    ...(typeof only === 'string' && { only }),
    outcomes: {
      use: 'save',
      '200': ['reload', toast('success', name)],
      '404': [toast('error', 'notFound')],
      '412': ['reload', toast('warning', 'changedMeanwhile')],
    },
  }
}
