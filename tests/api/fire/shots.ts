import fc from 'fast-check'
import type { Json } from '#engine/record/path.ts'
import type { ServerOperation } from '#engine/plan/ServerOperation.ts'
import { wireSchema } from '#compiler/emit/validators/wireSchema.ts'
import { asNew } from '../../arbitraries/asNew.ts'
import { changed, documentOf, someChanges } from '../../arbitraries/documentOf.ts'
import { schemaOf } from '../../arbitraries/judgeOf.ts'
import { operationAt, type ParameterObject } from '../contract.ts'

/** A call that is not sent yet: what depends on the state of the server is chosen when it is. */
export interface Shot {
  who: 'owner' | 'nobody' | 'impostor'
  /** What stands for each path parameter: a number picks an id that there is, a text stands for itself. */
  steps: (number | string)[]
  query: [name: string, value: string][]
  headers: Record<string, string | string[]>
  body: ShotBody
}

export interface ShotBody {
  /** The document; `known` builds on one that the server takes now. */
  from: { known: false; document: unknown } | { known: true; pick: number; change: (document: unknown) => unknown }
  /** Sent in place of the document, byte by byte. */
  raw: string | undefined
  media: string | undefined
  files: { fit: boolean; kinds: number[] }
  /** Breaks the bytes of a multipart body at a place. */
  cut: { how: 'none' | 'short' | 'twice' | 'boundary' | 'headers'; at: number }
}

/** Stands for a text that finds something now. */
export const known = '{known}'

const oddTexts = [
  ...'0 null undefined __proto__ constructor \u0000 a\u0000 \uD800 \u202E é 漢字 % %00 ..%2f..%2fx <script> * + {id}'.split(
    ' ',
  ),
  '',
  ' ',
  'x'.repeat(100),
  'x'.repeat(201),
  'x'.repeat(2000),
  '👍'.repeat(60),
  "' or 1=1 --",
  '00000000-0000-4000-8000-000000000000',
  '00000000-0000-4000-8000-00000000000',
  'a@b.fr',
  'A@B.FR\u0000',
]
const odd = fc.oneof(fc.constantFrom(...oddTexts), fc.string({ unit: 'grapheme', maxLength: 30 }))
/** What Node takes for the value of a header. */
const headerText = fc.oneof(
  fc.constantFrom(
    ...'* "1" "2" W/"1" 1 "999999999999999999999" abcdefgh é a,b " ; gzip'.split(' '),
    ...['', 'x'.repeat(100), 'x'.repeat(101)],
  ),
  fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '=', '*', ' ', '0', '/'), maxLength: 20 }),
)
const rawBodies = [
  ...'{ {} null [] "x" 1e999 \u0000 {"a":1,"a":2} {"__proto__":{"x":1}} \uFEFF{} {"a":NaN} a=b&a=c a=%ff&=&& --x'.split(
    ' ',
  ),
  '',
  '['.repeat(20_000),
  '{"a":'.repeat(10_000),
  `{"a":${'['.repeat(3000)}${']'.repeat(3000)}}`,
  `{"a":"${'x'.repeat(270_000)}"}`,
]
const mediaTypes = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'text/plain',
  'application/xml',
  'x',
  'application/json; charset=utf-16',
  'multipart/form-data; boundary=',
]

const usually = <Value>(value: fc.Arbitrary<Value>, otherwise: fc.Arbitrary<Value>, weight = 9) =>
  fc.oneof({ weight, arbitrary: value }, { weight: 1, arbitrary: otherwise })

/** Calls of an operation, right ones and wrong ones, made from what the contract says of it. */
export function shotsAt(operation: ServerOperation, seed: number): fc.Arbitrary<Shot> {
  const { parameters } = operationAt(operation.method, operation.path)
  const steps = operation.path.match(/\{\w+\}/g) ?? []
  return fc.record({
    who: fc.oneof(
      { weight: 8, arbitrary: fc.constant('owner' as const) },
      { weight: 1, arbitrary: fc.constantFrom('nobody' as const, 'impostor' as const) },
    ),
    steps: fc.tuple(...steps.map(() => usually<number | string>(fc.nat(), odd, 4))),
    query: queryOf(parameters),
    headers: headersOf(parameters),
    body: bodyOf(operation, seed),
  })
}

function queryOf(parameters: ParameterObject[]): fc.Arbitrary<[string, string][]> {
  const declared = parameters.filter((parameter) => parameter.in === 'query')
  const one = declared.map(({ name, schema }) =>
    fc.oneof(
      { weight: 6, arbitrary: documentOf(schema as object).map((text): [string, string][] => [[name, String(text)]]) },
      { weight: 3, arbitrary: fc.constant<[string, string][]>([[name, known]]) },
      { weight: 3, arbitrary: odd.map((text): [string, string][] => [[name, text]]) },
      { weight: 1, arbitrary: fc.constant<[string, string][]>([]) },
      {
        weight: 1,
        arbitrary: odd.map((text): [string, string][] => [
          [name, text],
          [name, 'x'],
        ]),
      },
    ),
  )
  const extra = usually<[string, string][]>(
    fc.constant([]),
    odd.map((text) => [[text, text]]),
  )
  return fc.tuple(...one, extra).map((all) => all.flat())
}

function headersOf(parameters: ParameterObject[]): fc.Arbitrary<Shot['headers']> {
  const declared = parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name.toLowerCase())
  const values = fc.oneof<fc.Arbitrary<string | string[]>[]>(
    headerText,
    fc.array(headerText, { minLength: 2, maxLength: 2 }),
  )
  const some = Object.fromEntries(declared.map((name) => [name, values]))
  const others = { 'accept-language': values, 'x-forwarded-for': values, accept: values, 'accept-encoding': values }
  return fc
    .tuple(
      usually(fc.constant({}), fc.record(some, { requiredKeys: [] }), 2),
      usually(fc.constant({}), fc.record(others, { requiredKeys: [] })),
    )
    .map(([own, foreign]) => ({ ...own, ...foreign }))
}

function bodyOf({ body }: ServerOperation, seed: number): fc.Arbitrary<ShotBody> {
  const schema = body?.record === undefined ? undefined : schemaOf(body.record)
  const shape = schema && wireSchema(schema)
  const pool = shape
    ? [false, true].flatMap((whole) => fc.sample(documentOf(shape, whole), { numRuns: 100, seed }))
    : [{}]
  const right = body?.media[0]
  const all = fc.constantFrom<(string | undefined)[]>(...mediaTypes, undefined)
  return fc.record({
    from: fc.oneof<fc.Arbitrary<ShotBody['from']>[]>(
      changed(pool).map((document) => ({ known: false as const, document })),
      fc
        .tuple(
          fc.nat(),
          usually(
            fc.constant((document: unknown) => document),
            someChanges,
            1,
          ),
        )
        .map(([pick, change]) => ({ known: true as const, pick, change })),
    ),
    raw: usually<string | undefined>(fc.constant(undefined), fc.constantFrom(...rawBodies), 14),
    media: body
      ? usually(fc.constantFrom(right, right, ...body.media), all, 14)
      : usually(fc.constant<string | undefined>(undefined), all),
    files: fc.record({
      fit: usually(fc.constant(true), fc.constant(false)),
      kinds: fc.array(fc.nat({ max: 11 }), { maxLength: 3 }),
    }),
    cut: usually<ShotBody['cut']>(
      fc.constant({ how: 'none', at: 0 }),
      fc.record({ how: fc.constantFrom('short', 'twice', 'boundary', 'headers'), at: fc.nat() }),
      14,
    ),
  })
}

const made = new Map<string, unknown[]>()

/** Documents with every field that a create can have, as a first try at what the server takes; made once for each seed. */
export function wholeDocuments({ id, body, operate }: ServerOperation, seed: number): unknown[] {
  if (body?.record === undefined) return []
  const schema = schemaOf(body.record)
  const sets = operate.kind === 'record' ? operate.sets : {}
  const key = `${id} ${seed}`
  const documents = made.get(key) ?? fc.sample(documentOf(wireSchema(schema), true), { numRuns: 200, seed })
  made.set(key, documents)
  return documents.map((document) => ({ ...asNew(schema, document as Json), ...sets }))
}
