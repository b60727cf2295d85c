import { typeOf } from '#engine/schema/property.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import type { Told } from '../../text/Finding.ts'
import type { Path } from '../../text/Source.ts'
import { type Asked, sayAt, wholeAt } from '../refers/Asked.ts'

/** A field that is declared, with all that can be said of it. */
export const fieldOf = (asked: Asked) => ({
  ...asked,
  property: asked.value as PropertySchema,
  /** With what it refers to in place; undefined where that cannot be found. */
  whole: wholeAt(asked.record, asked.path),
  type: typeOf(asked.value as PropertySchema),
  say: (inside: Path, ...told: Told) => sayAt(asked, inside, ...told),
})
export type DeclaredField = ReturnType<typeof fieldOf>
