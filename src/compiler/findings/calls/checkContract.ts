import { verbs } from '../../contract/serverModule.ts'
import { findPointer } from '#engine/schema/dereference.ts'
import { didYouMean, nearest } from '../nearest.ts'
import type { Project } from '../Project.ts'
import type { ContractOperation } from '../../contract/ContractOperation.ts'
import type { Contract } from '../read/createMemory.ts'
import { checkBindings } from './checkBindings.ts'
import { checkName } from '../names/paths.ts'
import { recordIds } from '../names/recordNamed.ts'

/** Checks what the API document says of the definitions: records, parts of them, handlers, parameters. */
export function checkContract(project: Project): void {
  const { contract } = project
  checkReferences(project, contract)
  for (const operation of contract.operations.values()) {
    checkOperate(project, contract, operation)
    checkBindings(project, contract, operation)
    const inPath = [...operation.path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name ?? '')
    for (const name of inPath.filter((one) => !operation.pathParameters.includes(one)))
      project.report('parameter', contract.source, operation.place, {
        what: `"${operation.id}" does not declare its parameter "${name}"`,
        why: 'every name in a path needs a declaration',
        mend: didYouMean(name, operation.pathParameters),
      })
    for (const name of operation.pathParameters.filter((one) => !inPath.includes(one)))
      project.report('parameter', contract.source, operation.place, {
        what: `"${operation.id}" declares "${name}", which its path does not hold`,
        why: 'it could never have a value',
        mend: didYouMean(name, inPath),
      })
  }
}

function checkOperate(project: Project, { source }: Contract, { operate, id, place }: ContractOperation): void {
  const path = [...place, 'x-operate']
  const { verb, record, handler, schema } = operate
  if (verb === undefined && handler === undefined)
    project.report('operate', source, path, {
      what: `nothing carries "${id}" out`,
      why: 'the server finds neither a verb nor a handler',
      mend: 'add "x-operate"',
    })
  if (typeof verb === 'string')
    checkName(project, source, [...path, 'verb'], verb, verbs, 'verb', 'the server knows these five only')
  if (verb !== undefined || record !== undefined)
    checkName(
      project,
      source,
      [...path, 'record'],
      String(record),
      recordIds(project),
      'record',
      'schemas/ holds no such file',
    )
  if (typeof handler === 'string' && project.handlers && !project.handlers.includes(handler)) {
    const meant = nearest(handler, project.handlers)
    project.report('name', source, [...path, 'handler'], {
      what: `there is no handler "${handler}"`,
      why: 'src/server/operations/operations.ts has no row for it',
      mend:
        meant === undefined
          ? `add src/server/operations/${handler}.ts and its row in operations.ts`
          : `did you mean "${meant}"?`,
    })
  }
  if (typeof schema !== 'string') return
  const [name = '', pointer = ''] = schema.split('#')
  if (
    !checkName(project, source, [...path, 'schema'], name, recordIds(project), 'record', 'schemas/ holds no such file')
  )
    return
  const definition = project.records.get(name)?.value
  if (definition && findPointer(definition, pointer) === undefined)
    project.report('operate', source, [...path, 'schema'], {
      what: `"${schema}" leads nowhere`,
      why: `${name} has no such part`,
      mend: didYouMean(
        pointer,
        Object.keys(definition.$defs ?? {}).map((part) => `/$defs/${part}`),
      ),
    })
}

/** Every file below schemas/ that the contract takes over must be there. */
function checkReferences(project: Project, { source }: Contract): void {
  const files = project.sources.map(({ file }) => file)
  const visit = (value: unknown, path: (string | number)[]): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [name, inner] of Object.entries(value)) {
      const here = [...path, Array.isArray(value) ? Number(name) : name]
      if (name !== '$ref' || typeof inner !== 'string') visit(inner, here)
      else if (inner.startsWith('../') && !files.includes(inner.slice(3).split('#')[0] ?? ''))
        missing(
          here,
          inner,
          files.filter((file) => file.endsWith('.schema.json')).map((file) => `../${file}`),
        )
      else if (inner.startsWith('#') && findPointer(source.value, inner.slice(1)) === undefined)
        missing(
          here,
          inner,
          Object.keys(findPointer(source.value, '/components/schemas') ?? {}).map(
            (one) => `#/components/schemas/${one}`,
          ),
        )
    }
  }
  const missing = (path: (string | number)[], reference: string, names: string[]) =>
    project.report('reference', source, path, {
      what: `the reference ${reference} leads nowhere`,
      why: 'a part of the contract is taken from there',
      mend: didYouMean(reference, names),
    })
  visit(source.value, [])
}
