/** The demands of a format, by name, as they are kept and compared: all are texts. */
type Tests = Record<string, string>

/** The limits of a field on its texts, besides its format. */
interface Limits {
  minLength?: number
  pattern?: string
  const?: unknown
  enum?: readonly unknown[]
  offers?: readonly unknown[]
}

/** Steps that take signs out, or write letters large; none makes a text longer. */
const shortening = ['trim', 'spaces', 'separators', 'upperCase']
/** Forms that leave texts of letters and digits unchanged. */
const ofSigns = ['trim', 'spaces', 'separators']

/**
 * Whether a normal form with more steps takes all that the former one took: a text of letters and digits is not changed by
 * steps that take out other signs, and a text without any demand may change. Where that cannot be told, no.
 * @param before the demands of the format as it was
 * @param after the demands as they are, which but for `normalise` are no others
 * @param field what the field says itself; more than how long its texts may be at most, and it cannot be told
 */
export function isWiderForm(before: Tests, after: Tests, field: Limits): boolean {
  const [former, steps] = [stepsOf(before), stepsOf(after)]
  const added = steps.filter((step) => !former.includes(step))
  const isLeftOut = (step: string) => !steps.includes(step) && !(step === 'trim' && steps.includes('spaces'))
  if (former.some(isLeftOut) || isLimited(field)) return false
  const { normalise: _, pattern, ...others } = after
  if (Object.keys(others).length > 0) return false
  if (pattern === undefined) return added.every((step) => shortening.includes(step))
  return before['pattern'] === pattern && isPlain(pattern) && added.every((step) => ofSigns.includes(step))
}

const isLimited = ({ minLength = 0, pattern, const: only, enum: values, offers }: Limits): boolean =>
  minLength > 1 || [pattern, only, values, offers].some((limit) => limit !== undefined)

const stepsOf = ({ normalise = '[]' }: Tests) => JSON.parse(normalise) as string[]

/** Parts of a pattern that matches only letters, digits and `+`: such characters and classes, groups and counts. */
const plainParts = /^(?:[0-9A-Za-z(){},?*+|]|\[(?:[0-9]-[0-9]|[A-Z]-[A-Z]|[a-z]-[a-z]|[0-9A-Za-z])+\]|\\\+)*$/

function isPlain(pattern: string): boolean {
  if (!pattern.startsWith('^') || !pattern.endsWith('$')) return false
  const inner = pattern.slice(1, -1)
  return plainParts.test(inner) && !withoutGroups(inner).includes('|')
}

/** A pattern without what stands in brackets: a bar outside of them would part `^` from `$`. */
function withoutGroups(pattern: string): string {
  const outer = pattern.replaceAll(/\([^()]*\)/g, '')
  return outer === pattern ? pattern : withoutGroups(outer)
}
