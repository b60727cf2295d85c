import { findPointer } from '#engine/schema/dereference.ts'
import type { ContractOperation } from '../../project/readContract.ts'
import { didYouMean } from '../../text/nearest.ts'
import type { Project } from '../../project/readProject.ts'
import { leavesOf } from '../../text/Source.ts'
import { sentences } from '../../text/sentences.ts'

/** Checks the paths and references of the API document; `x-operate` has a meta-schema of its own. */
export function checkContract(project: Project): void {
  checkReferences(project)
  for (const operation of project.contract.operations.values()) {
    checkParameters(project, operation)
    checkBody(project, operation)
    const { place, operate } = operation
    const at = [...place, 'x-operate', 'verb']
    if (operate['verb'] === 'set' && !operate['sets']) {
      project.report({ source: project.contract.source, path: at }, sentences.needed({ name: 'sets', by: 'set' }))
    }
  }
}

/**
 * Reports names in the path of an operation, such as `{leaseId}`, without a declared parameter, and declared path
 * parameters that the path lacks.
 */
function checkParameters({ contract, report }: Project, { id, path, place, pathParameters }: ContractOperation): void {
  const inPath = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name ?? '')
  const at = { source: contract.source, path: place }
  for (const name of inPath.filter((one) => !pathParameters.includes(one))) {
    report(at, sentences.undeclaredParameter({ operation: id, name, cure: didYouMean(name, pathParameters) }))
  }
  for (const name of pathParameters.filter((one) => !inPath.includes(one))) {
    report(at, sentences.unplacedParameter({ operation: id, name, cure: didYouMean(name, inPath) }))
  }
}

/**
 * Checks that a request body is a record, a multipart body with a JSON part for the record, or declared empty. The
 * server has no other readers.
 */
function checkBody({ contract: { source }, report }: Project, { id, place, body }: ContractOperation): void {
  const at = { source, path: [...place, 'requestBody'] }
  if (body?.multipart && body.multipart.jsonPart === undefined) report(at, sentences.noJsonPart({ operation: id }))
  if (body && body.record === undefined && !body.empty) report(at, sentences.bodyWithoutRecord({ operation: id }))
}

/** Reports each `$ref` of the contract whose target, a record file or a part of the contract, does not exist. */
function checkReferences({ sources, contract: { source }, report }: Project): void {
  const files = sources.map(({ file }) => file).filter((file) => file.endsWith('.schema.json'))
  const schemaNames = Object.keys(findPointer(source.value, '/components/schemas') ?? {})
  const all = [...files.map((file) => `../${file}`), ...schemaNames.map((one) => `#/components/schemas/${one}`)]
  const isLost = (reference: string) =>
    reference.startsWith('../')
      ? !files.includes(reference.slice(3).split('#')[0] ?? '')
      : findPointer(source.value, reference.slice(1)) === undefined
  for (const [path, value] of leavesOf(source.value)) {
    if (path.at(-1) === '$ref' && typeof value === 'string' && isLost(value)) {
      report(
        { source, path },
        sentences.reference({ cause: `the reference ${value} leads nowhere`, cure: didYouMean(value, all) }),
      )
    }
  }
}
