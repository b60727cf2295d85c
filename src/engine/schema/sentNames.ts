import type { FieldOnWire, SentPart } from '#generated/definitions.gen.ts'

/** Parts that are times. */
export const sentTimes: readonly SentPart[] = ['chosenAt', 'keptChosenAt']
export const isTime = (part: SentPart | undefined): boolean => part !== undefined && sentTimes.includes(part)

/** What stands for a file in the JSON that is sent, by name. */
export interface SentNames {
  /** The object beside the file that holds its name and its id. */
  holder: string
  name: string
  id: string
  /** When a new file was chosen, and where that is stored. */
  stamp: string | undefined
  stampedAs: string | undefined
}

/** Undefined where the file itself stands there. */
export function sentNames({ sentAs }: FieldOnWire): SentNames | undefined {
  if (!sentAs) return undefined
  const at = (wanted: SentPart) => Object.keys(sentAs).find((path) => sentAs[path] === wanted)
  const [holder = '', name = ''] = at('name')?.split('.') ?? []
  const [, id = ''] = at('id')?.split('.') ?? []
  return { holder, name, id, stamp: at('chosenAt'), stampedAs: at('keptChosenAt') }
}
