import { definitionKey } from '#engine/text/wordKeys.ts'
import { templateNames } from '#engine/text/fillTemplate.ts'
import type { FormDefinition, RecordSchema } from '#generated/definitions.gen.ts'
import type { Definition, Project, RecordDefinition } from '../Project.ts'
import { checkActions } from '../calls/actions.ts'
import { checkAddress, routeNames, routesOf } from '../names/addresses.ts'
import { checkLoad } from '../calls/calls.ts'
import { entryFormsOf } from './entryForms.ts'
import { checkFormFields } from './formFields.ts'
import { checkLinks } from '../names/links.ts'
import { mayUseWords, needWords } from '../names/needWords.ts'
import { fieldAt } from '../names/paths.ts'
import { recordNamed } from '../names/recordNamed.ts'
import { checkSave } from '../calls/saves.ts'
import { checkTemplates } from '../names/templates.ts'

/** Checks the forms. */
export function checkForms(project: Project): void {
  for (const form of project.forms.values()) {
    const { source, value, folder } = form
    const record = recordNamed(project, form)
    const routes = routesOf(project, 'form', form.id)
    // A form serves an address without names to create and one with names to update.
    const named = routes.map(routeNames).filter((names) => names.length > 0)
    const filledBy = named.length > 0 ? named.flat() : undefined
    const known = [...Object.keys(record?.whole?.properties ?? {}), ...(filledBy ?? [])]
    const whole = record?.whole ? { whole: record.whole } : {}
    if (value.load)
      checkLoad(
        project,
        source,
        value.load,
        record,
        { list: false, filledBy },
        { folder, of: 'form', names: known, ...whole },
        routes,
      )
    for (const kind of ['create', 'update'] as const) {
      const save = value[kind]
      if (save) checkSave(project, form, kind, save, record, kind === 'update' ? filledBy : routes.flatMap(routeNames))
    }
    checkPair(project, form, named.length > 0)
    if (value.cancel !== undefined && value.cancel !== 'back')
      checkAddress(project, source, ['cancel'], value.cancel, known)
    checkWords(project, form)
    checkLinks(project, form, value.links ?? [], 'form')
    if (record?.whole) {
      checkActions(project, form, value.actions ?? [], 'form', known, record.whole)
      checkFormFields(project, form, record.whole)
      checkTitle(project, form, record.whole)
      checkConstants(project, form, record)
    }
  }
}

/** A form can only change what it can load, and an address with a name needs something to change. */
function checkPair(project: Project, { source, value, id }: Definition<FormDefinition>, hasNamedRoute: boolean): void {
  if (value.update && !value.load)
    project.report('call', source, ['update'], {
      what: 'the form saves a stored record but never loads one',
      why: '`update` needs `load`',
      mend: 'add "load"',
    })
  if (value.load && !value.update)
    project.report('call', source, ['load'], {
      what: 'the form loads a stored record but cannot save it',
      why: '`load` needs `update`',
      mend: 'add "update"',
    })
  // What is typed in the form of an entry is saved with the list.
  if (!value.create && !value.update && !entryFormsOf(project).has(id))
    project.report('call', source, [], {
      what: 'the form saves nothing',
      why: 'neither `create` nor `update` is given',
      mend: 'add "create"',
    })
  if (hasNamedRoute && !value.update && !value.create)
    project.report('call', source, [], {
      what: 'the route names a record',
      why: 'the form has no `update`',
      mend: 'add "update"',
    })
}

function checkWords(project: Project, { source, value, id }: Definition<FormDefinition>): void {
  const key = (word: string) => definitionKey(id, 'form', word)
  for (const kind of ['create', 'update'] as const) {
    if (!value[kind]) continue
    needWords(project, source, [kind], [key(`title.${kind}`)], `the heading of "${kind}"`)
  }
  needWords(project, source, [], [key('submit'), 'app:form.submit'], 'the button of the form')
  mayUseWords(project, key('help'), key('cancel'))
}

/** The templates of the heading name fields. */
function checkTitle(project: Project, { source, value, id }: Definition<FormDefinition>, record: RecordSchema): void {
  const { title } = value
  if (title === undefined) return
  mayUseWords(project, definitionKey(id, 'form', 'title.named'))
  if (typeof title !== 'string') checkTemplates(project, source, title, ['title'])
  for (const [index, template] of [title].flat().entries()) {
    const path = typeof title === 'string' ? ['title'] : ['title', index]
    for (const name of templateNames(template)) fieldAt(project, source, path, record, name)
  }
}

function checkConstants(
  project: Project,
  { source, value }: Definition<FormDefinition>,
  { whole }: RecordDefinition,
): void {
  if (!whole) return
  for (const [name, constant] of Object.entries(value.constants ?? {})) {
    const schema = fieldAt(project, source, ['constants', name], whole, name)
    if (schema?.const !== undefined && schema.const !== constant)
      project.report('constant', source, ['constants', name], {
        what: `${JSON.stringify(constant)} is not the value of "${name}"`,
        why: 'the record allows one value only',
        mend: `write ${JSON.stringify(schema.const)}`,
      })
  }
}
