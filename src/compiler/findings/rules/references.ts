import type { PropertySchema } from '#generated/definitions.gen.ts'
import { listCallOf } from '../../references.ts'
import { type Asked, sayAt } from '../refers/Asked.ts'
import { beside } from '../refers/spotsOf.ts'

/** Checks a field that points at records: they can be listed, are called by a title, and known by an id. */
export function checkTarget(asked: Asked): void {
  const { project, spot } = asked
  const { refers, format = '', onRemove, minItems } = spot.value as PropertySchema
  const target = refers === undefined ? undefined : project.records.get(refers)
  if (refers === undefined || !target) return
  if (project.formats.value.formats[format]?.check !== 'uuid') sayAt(asked, ['refers'], 'noUuid')
  if (!listCallOf(project.contract.operations.values(), refers)) sayAt(asked, ['refers'], 'neverListed', refers)
  if (target.value.title === undefined) sayAt(asked, ['refers'], 'untitled', refers)
  if (target.whole && !target.whole.properties['resourceUuid']) sayAt(asked, ['refers'], 'targetWithoutId', refers)
  const name = String(spot.path.at(-1))
  const list = spot.above?.value as PropertySchema | undefined
  const isDemanded =
    name === 'items'
      ? (list?.minItems ?? minItems ?? 0) > 0
      : ((beside(spot.above ?? spot, 'required') ?? []) as string[]).includes(name)
  if (onRemove === 'forget' && isDemanded) sayAt(asked, ['onRemove'], 'forgetsDemanded', name)
}
