import { findPointer } from '#engine/schema/dereference.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import { typeOf } from '#engine/schema/typeOf.ts'
import type { RecordSchema } from '#generated/definitions.gen.ts'
import type { ContractOperation } from '../../contract/ContractOperation.ts'
import { verbs } from '../../contract/serverModule.ts'
import { didYouMean, nearest } from '../nearest.ts'
import type { Project } from '../Project.ts'
import type { Path } from '../read/Source.ts'

/** Checks what the API document says of the definitions: records, parts of them, handlers, parameters. */
export function checkContract(project: Project): void {
  checkReferences(project)
  for (const operation of project.contract.operations.values()) {
    const at = (path: Path) => [...operation.place, 'x-operate', ...path]
    const tell: Tell = (path, what, why, mend) =>
      project.report('contract', project.contract.source, at(path), { what, why, mend })
    const name: Name = (path, value, among, noun, why) => {
      const all = [...among]
      if (!all.includes(value)) tell(path, `there is no ${noun} "${value}"`, why, didYouMean(value, all))
      return all.includes(value)
    }
    checkParameters(project, operation)
    checkOperate(project, operation, tell, name)
    const record = project.records.get(String(operation.operate['record']))?.whole
    if (!record) continue
    checkSearch(record, operation, tell)
    checkBindings(record, operation, name)
  }
}

type Tell = (path: Path, what: string, why: string, mend: string) => void
/** Reports a name that is not among the known ones; true if it is known. */
type Name = (path: Path, value: string, among: Iterable<string>, noun: string, why: string) => boolean

function checkParameters({ contract, report }: Project, { id, path, place, pathParameters }: ContractOperation): void {
  const inPath = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name ?? '')
  for (const name of inPath.filter((one) => !pathParameters.includes(one)))
    report('parameter', contract.source, place, {
      what: `"${id}" does not declare its parameter "${name}"`,
      why: 'every name in a path needs a declaration',
      mend: didYouMean(name, pathParameters),
    })
  for (const name of pathParameters.filter((one) => !inPath.includes(one)))
    report('parameter', contract.source, place, {
      what: `"${id}" declares "${name}", which its path does not hold`,
      why: 'it could never have a value',
      mend: didYouMean(name, inPath),
    })
}

function checkOperate(
  project: Project,
  { operate, id, pathParameters }: ContractOperation,
  tell: Tell,
  name: Name,
): void {
  const { verb, record, handler, schema, values, id: parameter } = operate as Record<string, string | undefined>
  const { handler: handlers } = project.inCode
  if (verb === undefined && handler === undefined)
    tell([], `nothing carries "${id}" out`, 'the server finds neither a verb nor a handler', 'add "x-operate"')
  if (verb !== undefined) name(['verb'], verb, verbs, 'verb', 'the server knows these five only')
  if (verb !== undefined || record !== undefined)
    name(['record'], String(record), project.idsOf('record'), 'record', 'schemas/ holds no such file')
  if (handler !== undefined && handlers && !handlers.includes(handler)) {
    const meant = nearest(handler, handlers)
    const cure = `add src/server/operations/${handler}.ts and its row in operations.ts`
    tell(
      ['handler'],
      `there is no handler "${handler}"`,
      'src/server/operations/operations.ts has no row for it',
      meant === undefined ? cure : `did you mean "${meant}"?`,
    )
  }
  if (values !== undefined) {
    const lists = project.idsOf('values').map((list) => list.replace('lookups/', ''))
    name(['values'], values, lists, 'list', 'schemas/lookups holds no such file')
  }
  if (parameter !== undefined) name(['id'], parameter, pathParameters, 'parameter', 'the path does not hold it')
  if (schema !== undefined) checkPart(project, schema, tell, name)
}

/** A part of a record, `folder/name#/pointer`. */
function checkPart(project: Project, schema: string, tell: Tell, name: Name): void {
  const [id = '', pointer = ''] = schema.split('#')
  if (!name(['schema'], id, project.idsOf('record'), 'record', 'schemas/ holds no such file')) return
  const definition = project.records.get(id)?.value
  const parts = Object.keys(definition?.$defs ?? {}).map((part) => `/$defs/${part}`)
  if (definition && findPointer(definition, pointer) === undefined)
    tell(['schema'], `"${schema}" leads nowhere`, `${id} has no such part`, didYouMean(pointer, parts))
}

/** Values that a stored record must have, or is given: of fields that it has, which take them. */
function checkBindings(record: RecordSchema, { operate, pathParameters }: ContractOperation, name: Name): void {
  for (const part of ['only', 'sets'] as const)
    for (const [field, value] of Object.entries((operate[part] ?? {}) as Record<string, unknown>)) {
      name([part, field], field, Object.keys(record.properties), 'field', 'the record does not have it')
      const parameter = /^\{(\w+)\}$/.exec(String(value))?.[1]
      const values = propertyAt(record, field)?.schema.enum?.map(String)
      if (parameter !== undefined)
        name([part, field], parameter, pathParameters, 'parameter', 'the path does not hold it')
      else if (values) name([part, field], String(value), values, 'value', 'the field does not take it')
    }
}

/** A search looks into lists of entries, at texts that they have. */
function checkSearch(record: RecordSchema, { operate }: ContractOperation, tell: Tell): void {
  const isSearch = operate['handler'] === 'searchEntries'
  for (const part of ['lists', 'texts']) {
    if (isSearch && !Array.isArray(operate[part]))
      tell([], `"${part}" is missing`, 'a search must know where to look', `add "${part}"`)
    if (!isSearch && part in operate)
      tell([part], `"${part}" is not read`, 'only the handler "searchEntries" does', 'take it out')
  }
  const namesIn = (part: string) => (Array.isArray(operate[part]) ? (operate[part] as unknown[]).map(String) : [])
  namesIn('lists').forEach((list, index) => {
    const items = propertyAt(record, list)?.schema.items
    if (!items) {
      const names = Object.keys(record.properties).filter((one) => record.properties[one]?.items)
      tell(['lists', index], `"${list}" is no list`, 'entries of the record are searched', didYouMean(list, names))
      return
    }
    for (const [place, text] of namesIn('texts').entries()) {
      const field = propertyAt(items, text)?.schema
      const holder = propertyAt(items, text.split('.').slice(0, -1).join('.'))?.schema ?? items
      const names = Object.keys(holder.properties ?? {})
      if (!field || typeOf(field) !== 'string')
        tell(
          ['texts', place],
          `"${text}" is no text of "${list}"`,
          'texts are compared',
          didYouMean(text.split('.').at(-1) ?? '', names),
        )
    }
  })
}

/** Every part of a file or of the contract itself that the contract takes over must be there. */
function checkReferences({ sources, contract: { source }, report }: Project): void {
  const files = sources.map(({ file }) => file).filter((file) => file.endsWith('.schema.json'))
  const own = Object.keys(findPointer(source.value, '/components/schemas') ?? {})
  const visit = (value: unknown, path: Path): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [name, inner] of Object.entries(value)) {
      const here = [...path, Array.isArray(value) ? Number(name) : name]
      if (name !== '$ref' || typeof inner !== 'string') visit(inner, here)
      else if (inner.startsWith('../') ? !files.includes(inner.slice(3).split('#')[0] ?? '') : isLost(inner))
        report('reference', source, here, {
          what: `the reference ${inner} leads nowhere`,
          why: 'a part of the contract is taken from there',
          mend: didYouMean(inner, [
            ...files.map((file) => `../${file}`),
            ...own.map((one) => `#/components/schemas/${one}`),
          ]),
        })
    }
  }
  const isLost = (reference: string) =>
    reference.startsWith('#') && findPointer(source.value, reference.slice(1)) === undefined
  visit(source.value, [])
}
