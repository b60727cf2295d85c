// Made by `npm run generate`.
interface GeneratedValidator {
  (value: unknown): boolean
  errors?: readonly { keyword: string; instancePath: string; params: Record<string, unknown> }[] | null
}
interface GeneratedValidators {
  record: GeneratedValidator
  wire: GeneratedValidator
  entries: Record<string, GeneratedValidator>
}
export default function validators(
  formats: Record<string, { type: 'string' | 'number'; validate: (value: string | number) => boolean }>,
  runtime: { ucs2length: (text: string) => number; equal: (left: unknown, right: unknown) => boolean },
): { records: Record<string, GeneratedValidators>; rules: Record<string, GeneratedValidator> }
