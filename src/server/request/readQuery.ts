import type { QueryParameter } from '#generated/serverContract.gen.ts'
import { refusals, type ErrorItem } from '../errors.ts'

/**
 * The declared query parameters that hold more than white space; others are passed over. Throws 422 that names what is
 * missing, too long, or comes twice, since the choice between both would be a guess.
 */
export function readQuery(query: unknown, declared: readonly QueryParameter[]): Record<string, string> {
  const sent = new Map(Object.entries(query as Record<string, unknown>))
  const read: Record<string, string> = {}
  const problems: ErrorItem[] = []
  for (const { name, required, maxLength } of declared) {
    const value = sent.get(name) ?? ''
    if (typeof value !== 'string') problems.push({ fieldName: name, message: 'duplicate' })
    else if (value.length > maxLength) problems.push({ fieldName: name, message: 'maxLength' })
    else if (value.trim() !== '') read[name] = value
    else if (required) problems.push({ fieldName: name, message: 'required' })
  }
  if (problems.length > 0) throw refusals.invalid(problems)
  return read
}
