import { createFormats } from '#engine/formats/createFormats.ts'
import type { FormatsDefinition, PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import formatsDefinition from '../../schemas/formats.json' with { type: 'json' }
import { judgesOf, type Judge } from './judgeOf.ts'

const formats = createFormats(formatsDefinition as FormatsDefinition, () => new Date())

/** What a text may try, each part without white space so that the whole can be one word. `ran()` is for the test to give. */
const tricks = [
  '"><script>ran()</script>',
  "'><img/src=x/onerror=ran()>",
  '<svg/onload=ran()>',
  "{{constructor.constructor('ran()')()}}",
  '${ran()}$&%s',
  '{{name}}$t(app:common.close)',
  'javascript:ran()',
  'e\u0301\u0327👩‍👩‍👧𠮷',
  '\u202Egnp',
]

/** What belongs to a shape that some fields ask for; the middle is open to anything that is no white space. */
const shapes: ((middle: string) => string)[] = [
  (middle) => middle,
  (middle) => `${middle}?bcc=a%40b.example@example.org`,
  (middle) => `https://example.org/?${middle}`,
]

/** The name of a field as its hostile text begins with it. */
export const markIn = (text: string): string | undefined => /⟨[^⟩]*⟩/.exec(text)?.[0]

/**
 * A hostile text that a field takes, as long as it may be; undefined for a field that takes none.
 * @param mark tells one text from all others
 * @param turn which trick comes first, where not all have room
 */
export function hostileText(property: PropertySchema, mark: string, turn: number): string | undefined {
  const { enum: values, const: only, maxLength = 200, sameAs } = property
  if (values || only !== undefined || sameAs !== undefined) return undefined
  const ordered = tricks.map((_, index) => tricks[(index + turn) % tricks.length] ?? '')
  for (const shape of shapes) {
    const room = Math.min(maxLength, longest) - shape('').length
    const begin = mark.length + 2 < room / 2 ? `⟨${mark}⟩` : ''
    const filled = ordered.reduce((text, trick) => (text.length + trick.length <= room ? text + trick : text), begin)
    const text = shape(filled + 'W'.repeat(Math.max(0, room - filled.length)))
    // As it is stored: signs that nobody sees are taken out where a format says so.
    const normal = formats[property.format ?? '']?.normalise(text) ?? text
    if (judgeOf(property)({ text: normal }).length === 0) return normal
  }
  return undefined
}

const longest = 600
const judges = new Map<string, Judge>()

/** Judges one field alone. */
function judgeOf(property: PropertySchema): Judge {
  const { type, format, minLength, maxLength, lookup, open } = property
  // A closed lookup takes what it offers alone.
  const own = { type, format, minLength, maxLength, ...(!open && { lookup }) }
  const key = JSON.stringify(own)
  const known = judges.get(key)
  if (known) return known
  const schema = {
    $schema: '',
    type: 'object',
    properties: { text: JSON.parse(key) as PropertySchema },
  } as RecordSchema
  const { wire } = judgesOf(schema)
  judges.set(key, wire)
  return wire
}
