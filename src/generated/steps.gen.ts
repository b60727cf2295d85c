// Made by `npm run generate`. Change schemas/migrations and run it again.
import type { Condition } from './definitions.gen.ts'

export const calculations: Readonly<Record<string, Exclude<Condition, string>>> = {}
