import { createHash } from 'node:crypto'
import type { MigrationDefinition } from '#generated/definitions.gen.ts'

/** Tells whether a step still says what it said; how it is laid out does not count. */
export const stepHash = (step: MigrationDefinition) => createHash('sha256').update(JSON.stringify(step)).digest('hex')
