import { templateNames } from '#engine/text/fillTemplate.ts'
import { shownAt } from '../../project/implied/completeScreens.ts'
import { routeOf } from '../../project/routeOf.ts'
import { didYouMean } from '../../text/nearest.ts'
import { sentences } from '../../text/sentences.ts'
import type { Definition } from '../../project/Definition.ts'
import type { Project } from '../../project/readProject.ts'
import { type Subject, lacksRecord, operationsAround } from '../../project/Subject.ts'
import { report } from '../report.ts'
import type { Reference } from '../../project/Spot.ts'

/** Names that the addresses which show a definition give to their segments; undefined where none shows it. */
export function routeNames({ screens }: Project, { kind, id }: Definition): string[] | undefined {
  const routes = screens.routes.filter((route) => shownAt(route, kind) === id)
  return routes.length > 0 ? routes.flatMap(({ path }) => templateNames(path)) : undefined
}

/**
 * Checks an address that a screen opens, such as `/tenant/{resourceUuid}`: a route matches it, and every name in braces
 * has a value there.
 */
export function checkAddress(subject: Subject, { from }: Reference): void {
  const address = String(subject.value)
  const { routes } = subject.project.screens
  if (hasLooseBrace(address)) report(subject, sentences.braces({ text: address }))
  const known = namesWithValues(subject, from)
  for (const name of templateNames(address)) {
    if (known && !known.includes(name.split('.')[0] ?? name)) {
      report(subject, sentences.unfilledAddress({ name, address, cure: didYouMean(name, known) }))
    }
  }
  if (/^\{[^{}]+\}$/.test(address) || routeOf(subject.project, address)) return
  const paths = routes.map(({ path }) => path)
  report(subject, sentences.noRoute({ address, cure: didYouMean(address, paths) }))
}

/** Whether a brace has no counterpart. Its text would be shown unchanged. */
export const hasLooseBrace = (text: string) => /[{}]/.test(text.replace(/\{[^{}]+\}/g, ''))

/**
 * Names in braces that have a value when an address is opened: fields of the record, parameters of the route,
 * properties of the answer. Undefined if any name may have one.
 */
function namesWithValues(subject: Subject, from: Reference['from']): string[] | undefined {
  const { project, definition, record } = subject
  const named = routeNames(project, definition) ?? []
  if (from !== 'record') return from === 'route' ? named : []
  if (definition.kind === 'outcomes' || lacksRecord(subject)) return undefined
  const answers = operationsAround(subject).map(({ answer }) => answer)
  return [
    ...Object.keys(record?.whole?.properties ?? {}),
    ...named,
    ...answers.flatMap(({ names, media }) => [...names, 'wanted', ...(media === 'text' ? ['answer'] : [])]),
  ]
}
