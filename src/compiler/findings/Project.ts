import type {
  FormatsDefinition,
  FormDefinition,
  LookupsDefinition,
  MigrationDefinition,
  OutcomesDefinition,
  RecordSchema,
  ScreensDefinition,
  ShapeDefinition,
} from '#generated/definitions.gen.ts'
import type { Json } from '#engine/record/path.ts'
import type { Variants } from '#engine/schema/variants.ts'
import type { CodeWords, Words } from './read/Words.ts'
import type { Contract } from '../contract/readContract.ts'
import type { Path, Source } from './read/Source.ts'
import type { Spot } from './refers/Spot.ts'
import type { Told } from './Finding.ts'

/** A definition file below schemas/. */
export interface Definition<Shape = unknown> {
  /** Name of its meta-schema. */
  kind: string
  /** `folder/name`; the name alone of a file that has no folder of its own. */
  id: string
  folder: string
  name: string
  source: Source
  value: Shape
  /** All that its meta-schema knows of it. */
  spots: Spot[]
}

/** A record with its references put in place. */
export interface RecordDefinition extends Definition<RecordSchema> {
  /** Undefined if a reference leads nowhere. */
  whole: RecordSchema | undefined
  /** What only some of the records have; undefined where all have the same fields. */
  variants: Variants | undefined
  /** Whether its own references lead in a circle. */
  isCircle: boolean
}

/** Where a finding stands. */
export interface Place {
  source: Source
  path: Path
  /** Whether it stands at the name before the value. */
  isName?: boolean
  /** The character of a text at which it stands, counted from 0. */
  character?: number
}

export type Report = (place: Place, ...told: Told) => void

/** All that definitions say and may refer to. Files that break their meta-schema are left out of it. */
export interface Project {
  sources: Source[]
  /** Meta-schemas by file name, each part with all that it takes over. */
  metas: ReadonlyMap<string, Json>
  definitions: Definition[]
  records: Map<string, RecordDefinition>
  forms: Map<string, Definition<FormDefinition>>
  migrations: Map<string, Definition<MigrationDefinition>>
  shapes: Map<string, Definition<ShapeDefinition>>
  /** Ids of all definitions of a kind, also of those that cannot be read, whose mistakes are reported at their place. */
  idsOf: (kind: string) => string[]
  /** Some definitions cannot be read, and may use what nothing else uses. */
  isPartial: boolean
  screens: Definition<ScreensDefinition>
  formats: Definition<FormatsDefinition>
  lookups: Definition<LookupsDefinition>
  outcomes: Definition<OutcomesDefinition>
  contract: Contract & { source: Source }
  words: Words
  /** Names that the code gives, by what they are; absent while the code that holds them does not exist. */
  inCode: Partial<Record<'icon' | 'drawing' | 'page' | 'handler', string[]>>
  codeWords: CodeWords | undefined
  report: Report
}
