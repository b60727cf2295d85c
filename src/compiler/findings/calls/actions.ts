import { definitionKey, type DefinitionKind } from '#engine/text/wordKeys.ts'
import type { Action, RecordSchema } from '#generated/definitions.gen.ts'
import type { Definition, Project } from '../Project.ts'
import type { Path } from '../read/Source.ts'
import { checkAddresses } from '../names/addresses.ts'
import { checkFilled, operationAt } from './calls.ts'
import { mayUseWords, needWords } from '../names/needWords.ts'
import { checkOutcomes } from './outcomes.ts'
import { checkName, checkOnce } from '../names/paths.ts'

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
    checkQuestion(project, definition, action, path, kind)
    if (action.before !== undefined)
      checkName(
        project,
        source,
        [...path, 'before'],
        action.before,
        actions.filter((other) => other !== action).map((other) => other.id),
        'action',
        'the definition has no other action of that name',
      )
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

/** What a question tells beside its text, and where its action stands. */
function checkQuestion(
  project: Project,
  { source, id }: Definition<unknown>,
  { id: action, counts, apart }: Action,
  path: Path,
  kind: DefinitionKind,
): void {
  const word = (key: string): string => definitionKey(id, kind, key)
  mayUseWords(project, word(`asks.${action}.title`), word('apart.help'))
  if (counts !== undefined) {
    operationAt(project, source, [...path, 'counts'], counts)
    needWords(project, source, [...path, 'counts'], [word(`asks.${action}.list`)], `what goes with "${action}"`)
    // Their names are those of the answer.
    const counted = word(`asks.${action}.counts.`)
    for (const own of project.words.by.values())
      mayUseWords(project, ...[...own.keys()].filter((key) => key.startsWith(counted)))
  }
  if (apart) needWords(project, source, [...path, 'apart'], [word('apart.title')], 'the section at the end')
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
