import type { FormDefinition, PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'

/** How many fields the measured forms have. */
export const sizes = [20, 100, 400] as const
export type Size = (typeof sizes)[number]

const perSection = 10

/** Ten fields in turn: what a form of a real product is made of. */
const turn: PropertySchema[] = [
  { type: 'string', format: 'line', minLength: 1, maxLength: 200 },
  { type: 'string', format: 'line', maxLength: 200 },
  { type: 'number', minimum: 0, maximum: 1_000_000, unit: 'm²' },
  { type: 'string', enum: ['ONE', 'TWO', 'THREE', 'FOUR'] },
  { type: 'string', format: 'line', minLength: 1, maxLength: 200 },
  { type: 'string', format: 'pastDate' },
  { type: 'string', format: 'email', maxLength: 254 },
  { type: 'string', format: 'phone', maxLength: 40 },
  { type: 'integer', minimum: 1, maximum: 99 },
  { type: 'string', format: 'line', maxLength: 200 },
]

const fieldName = (index: number) => `field${index}`
/** Fields of one line of text, which every measured form draws with the same antd Input. */
export const textFields = (size: number): string[] =>
  Array.from({ length: size }, (_, index) => index)
    .filter((index) => turn[index % turn.length]?.format === 'line')
    .map(fieldName)

/** As many rules as a quarter of the fields: two texts that may not be alike. */
const rulesOf = (size: number) => {
  const texts = textFields(size)
  return texts.slice(0, size / 4).map((field, index) => {
    return { rule: `self.${field} != self.${texts[index + 1]}`, field, words: 'alike' }
  })
}

export const schemaOf = (size: number): RecordSchema => {
  const names = Array.from({ length: size }, (_, index) => fieldName(index))
  return {
    $schema: '',
    type: 'object',
    additionalProperties: false,
    required: names.filter((_, index) => index % 2 === 0),
    properties: Object.fromEntries(names.map((name, index) => [name, turn[index % turn.length] ?? {}])),
    rules: rulesOf(size),
  }
}

export const formOf = (size: number): FormDefinition => ({
  $schema: '',
  record: 'bench/bench',
  create: { operation: 'createBench', outcomes: {} },
  sections: Array.from({ length: Math.ceil(size / perSection) }, (_, section) => ({
    id: `section${section}`,
    fields: Array.from({ length: perSection / 2 }, (__, row) => {
      const first = section * perSection + row * 2
      return [fieldName(first), fieldName(first + 1)]
    }),
  })),
})

/** The form of the product that is measured: for a new tenant, and for a stored one whose lists are long. */
export const tenants = ['new tenant', 'stored tenant'] as const
export type Tenant = (typeof tenants)[number]

/** What a form is measured with: a number of generated fields, or a tenant. */
export const subjects = [...sizes, ...tenants] as const
export type Subject = (typeof subjects)[number]

export const isTenant = (subject: Subject): subject is Tenant => typeof subject === 'string'

/** What is measured: the product, and the same by hand with antd. */
export const formNames = ['ours', 'antd'] as const
export type FormName = (typeof formNames)[number]
