import type {
  DetailsDefinition,
  FormatsDefinition,
  FormDefinition,
  LookupsDefinition,
  MigrationDefinition,
  NoticeDefinition,
  OutcomesDefinition,
  RecordSchema,
  ScreensDefinition,
  ShapeDefinition,
  TableDefinition,
} from '#generated/definitions.gen.ts'
import type { CodeWords } from './read/codeWords.ts'
import type { Contract } from './read/createMemory.ts'
import type { Path, Source } from './read/Source.ts'
import type { Words } from './read/Words.ts'

/** A definition file of a folder below schemas/. */
export interface Definition<Shape> {
  /** `folder/name` */
  id: string
  folder: string
  name: string
  source: Source
  value: Shape
}

/** A record with its references put in place. */
export interface RecordDefinition extends Definition<RecordSchema> {
  /** Undefined if a reference leads nowhere. */
  whole: RecordSchema | undefined
}

/** A file that has no folder of its own. */
export interface Single<Shape> {
  source: Source
  value: Shape
}

export interface Trouble {
  what: string
  why: string
  mend: string
}

export type Report = (rule: string, source: Source, path: Path, trouble: Trouble, at?: 'value' | 'name') => void

/** All that definitions say and may refer to. Files that break their meta-schema are left out of it. */
export interface Project {
  sources: Source[]
  records: Map<string, RecordDefinition>
  forms: Map<string, Definition<FormDefinition>>
  tables: Map<string, Definition<TableDefinition>>
  details: Map<string, Definition<DetailsDefinition>>
  notices: Map<string, Definition<NoticeDefinition>>
  migrations: Map<string, Definition<MigrationDefinition>>
  shapes: Map<string, Definition<ShapeDefinition>>
  /** Ids of definition files that exist but cannot be read; who names them is not to blame. */
  unreadable: Set<string>
  screens: Single<ScreensDefinition>
  formats: Single<FormatsDefinition>
  lookups: Single<LookupsDefinition>
  outcomes: Single<OutcomesDefinition>
  contract: Contract
  words: Words
  /** Undefined while the code that holds them does not exist. */
  icons: string[] | undefined
  drawings: string[] | undefined
  pages: string[] | undefined
  handlers: string[] | undefined
  codeWords: CodeWords | undefined
  report: Report
}
