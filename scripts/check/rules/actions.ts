import { definitionKey, type DefinitionKind } from '#engine/text/wordKeys.ts'
import type { Action, RecordSchema } from '#generated/definitions.gen.ts'
import type { Definition, Project } from '../Project.ts'
import { checkAddresses } from './addresses.ts'
import { checkFilled, operationAt } from './calls.ts'
import { needWords } from './needWords.ts'
import { checkOutcomes } from './outcomes.ts'
import { checkName, checkOnce } from './paths.ts'

/** Checks what can be done with a record: the menu of a row, or the buttons of the details. */
export function checkActions(
  project: Project,
  definition: Definition<unknown>,
  actions: Action[],
  kind: DefinitionKind,
  names: string[],
  whole?: RecordSchema,
): void {
  const { source, id } = definition
  checkOnce(
    project,
    source,
    actions.map((action, index) => ({ name: action.id, path: ['actions', index, 'id'] })),
    'the action',
  )
  actions.forEach((action, index) => {
    const path = ['actions', index]
    needWords(
      project,
      source,
      [...path, 'id'],
      [definitionKey(id, kind, `actions.${action.id}`)],
      `the action "${action.id}"`,
    )
    if (action.confirm === true) {
      const keys = [definitionKey(id, kind, `questions.${action.id}`)]
      needWords(project, source, [...path, 'confirm'], keys, `the question of the action "${action.id}"`)
    }
    if (action.icon !== undefined)
      checkName(
        project,
        source,
        [...path, 'icon'],
        action.icon,
        project.icons,
        'icon',
        'src/ui/icons.tsx does not draw it',
      )
    if (action.to !== undefined) checkAddresses(project, source, [...path, 'to'], action.to, names, whole)
    if ((action.to === undefined) === (action.operation === undefined))
      project.report('action', source, path, {
        what: `the action "${action.id}" ${action.to === undefined ? 'does nothing' : 'both opens an address and makes a call'}`,
        why: 'an action has either `to` or `operation`',
        mend: action.to === undefined ? 'add one of them' : 'take one of them out',
      })
    checkCall(project, definition, action, path, kind, names, whole)
  })
}

function checkCall(
  project: Project,
  { source, folder }: Definition<unknown>,
  action: Action,
  path: (string | number)[],
  kind: DefinitionKind,
  names: string[],
  whole: RecordSchema | undefined,
): void {
  if (action.operation === undefined) return
  const operation = operationAt(project, source, [...path, 'operation'], action.operation)
  if (operation)
    checkFilled(project, source, [...path, 'operation'], operation, [
      ...names,
      ...ownId(operation.pathParameters, names),
    ])
  const place = {
    source,
    path: [...path, 'outcomes'],
    folder,
    operation,
    names,
    ...(whole && { whole }),
    of: kind === 'list' ? ('table' as const) : kind,
  }
  checkOutcomes(project, action.outcomes ?? {}, place)
  if (operation?.method === 'delete' && action.confirm !== true)
    project.report('action', source, path, {
      what: `the action "${action.id}" destroys without asking`,
      why: 'what is removed is gone for good',
      mend: 'add "confirm": true',
    })
}

/** The one parameter of a call on a record is filled with the record's own id, whatever the contract calls it. */
function ownId(parameters: string[], names: string[]): string[] {
  return parameters.length === 1 && names.includes('resourceUuid') ? parameters : []
}
