import type { PropertySchema } from '#generated/definitions.gen.ts'
import { listCallOf } from '../../references.ts'
import type { Told } from '../Finding.ts'
import { type Asked, sayAt } from '../refers/Asked.ts'
import { beside, type Spot } from '../refers/Spot.ts'

/** Checks a field that points at records: they can be listed, are called by a title, and known by an id. */
export function checkTarget(asked: Asked): void {
  const { project, spot } = asked
  const { refers, format = '', onRemove } = spot.value as PropertySchema
  const target = refers === undefined ? undefined : project.records.get(refers)
  if (refers === undefined || !target) return
  const wrong = (...told: Told) => sayAt(asked, ['refers'], ...told)
  if (project.formats.value.formats[format]?.check !== 'uuid') wrong('noUuid')
  if (!listCallOf(project.contract.operations.values(), refers)) wrong('neverListed', refers)
  if (target.value.title === undefined) wrong('untitled', refers)
  if (target.whole && !target.whole.properties['resourceUuid']) wrong('targetWithoutId', refers)
  const name = String(spot.path.at(-1))
  if (onRemove === 'forget' && isDemanded(spot, name)) sayAt(asked, ['onRemove'], 'forgetsDemanded', name)
}

/** Whether a field, or the list whose items it declares, may not be empty. */
function isDemanded(spot: Spot, name: string): boolean {
  if (name === 'items') return ((spot.above?.value as PropertySchema | undefined)?.minItems ?? 0) > 0
  return ((beside(spot.above ?? spot, 'required') ?? []) as string[]).includes(name)
}
