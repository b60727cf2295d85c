import type { Format } from '#generated/definitions.gen.ts'

type Step = NonNullable<Format['normalise']>[number]

const steps: Record<Step, (text: string) => string> = {
  trim: (text) => text.trim(),
  spaces: (text) => text.replace(/\s+/gu, ''),
  separators: (text) => text.replace(/[.\-\u2010-\u2013]+/gu, ''),
  trunkZero: (text) => text.replace('(0)', ''),
  upperCase: (text) => text.toUpperCase(),
}

/** Brings a text into the normal form of its format. */
export function normalise(text: string, format: Format): string {
  return (format.normalise ?? []).reduce((value, step) => steps[step](value), text)
}
