import type { InjectOptions } from 'fastify'
import { randomBytes } from 'node:crypto'
import { isObject, getAt, setAt, joinPath, placesOf, type Json } from '#engine/record/path.ts'
import { referenceFields, referencesInRecord } from '#engine/schema/references.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import { sentNames, uploadFields } from '#engine/schema/wireFields.ts'
import type { ServerOperation } from '#engine/plan/ServerOperation.ts'
import { schemaOf } from '../../arbitraries/judgeOf.ts'
import { animation, drawing, picture } from '../requests.ts'
import { known, type Shot, type ShotBody } from './shots.ts'
import type { Stock } from './Stock.ts'

export type AimedShot = ReturnType<typeof aim>

/** Makes a call of a shot, by what there is at the moment. */
export function aim(operation: ServerOperation, shot: Shot, stock: Stock) {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const steps = names.map((name, index) => {
    const step = shot.steps[index] ?? 0
    if (typeof step === 'string') return step
    const there = stock.stepsFor(operation, name)
    return there[step % Math.max(1, there.length)] ?? 'nothing'
  })
  const path = names.reduce(
    (text, name, index) => text.replace(`{${name}}`, () => encode(steps[index] ?? '')),
    operation.path,
  )
  const query = shot.query
    .map(([name, value]) => `${encode(name)}=${encode(value === known ? stock.text(name) : value)}`)
    .join('&')
  const { owner } = stock
  const authorization = {
    owner: owner.bearer.authorization,
    impostor: `${owner.bearer.authorization}x`,
    nobody: undefined,
  }[shot.who]
  const { payload, media, document, intact } = bodyOf(operation, shot.body, stock, steps[0])
  return {
    options: {
      method: operation.method,
      url: `/api${path}${query === '' ? '' : `?${query}`}`,
      headers: {
        ...shot.headers,
        ...(authorization !== undefined && { authorization }),
        ...(media !== undefined && { 'content-type': media }),
      },
      // From everywhere, so that the limits for one network are not what is tried here.
      remoteAddress: `10.${randomBytes(3).join('.')}`,
      ...(payload !== undefined && { payload }),
    } satisfies InjectOptions,
    document,
    /** The document is sent whole and as what it is. */
    intact,
  }
}

/** As an address has it; half a letter, which no address can have, becomes the mark for one. */
const encode = (text: string) => encodeURIComponent(text.replaceAll(/[\uD800-\uDFFF]/gu, '\uFFFD'))

/** The document of a shot: one of its own, or one that the server takes now, changed. */
function documentOf(operation: ServerOperation, { from }: ShotBody, stock: Stock, step: string | undefined): unknown {
  if (!from.known) return from.document
  const taken = stock.known(operation, step)
  return pointing(operation, from.change(taken[from.pick % Math.max(1, taken.length)] ?? {}), stock, from.pick)
}

/** The references of a document that is sent. */
export const referencesIn = ({ body }: ServerOperation, document: unknown) =>
  body?.record === undefined || !isObject(document)
    ? []
    : referencesInRecord(referenceFields(schemaOf(body.record)), document)

/** A document whose references lead to records that there are; one that lets choose among some of them is left out. */
export const pointing = (operation: ServerOperation, document: unknown, stock: Stock, pick: number): unknown =>
  referencesIn(operation, document).reduce((json, { path, id, field }, index) => {
    const isNarrow = propertyAt(schemaOf(operation.body?.record ?? ''), field.path)?.schema.among !== undefined
    return setAt(json, path, isNarrow ? undefined : (stock.one(field.target, pick + index) ?? id))
  }, document as Json)

function bodyOf(operation: ServerOperation, shot: ShotBody, stock: Stock, step: string | undefined) {
  const { body } = operation
  const { raw, media, cut } = shot
  const document = documentOf(operation, shot, stock, step)
  const text = raw ?? JSON.stringify(document ?? null)
  if (!body) return { payload: media === undefined ? undefined : text, media, document, intact: false }
  const intact = raw === undefined && cut.how === 'none' && media !== undefined && body.media.includes(media)
  if (media === 'multipart/form-data') {
    const json = { part: body.multipart?.jsonPart ?? 'x', name: 'blob', bytes: Buffer.from(text) }
    const { payload, boundary } = multipartOf([json, ...filesOf(body.record, document, shot)], cut)
    return { payload, media: `${media}; boundary=${boundary}`, document, intact }
  }
  if (media === 'application/x-www-form-urlencoded' && raw === undefined && isObject(document)) {
    return { payload: formOf(document), media, document, intact: false }
  }
  const whole = cut.how === 'short' ? text.slice(0, cut.at % Math.max(1, text.length)) : text
  return { payload: whole, media, document, intact }
}

const formOf = (document: object) =>
  new URLSearchParams(
    Object.entries(document).map(([name, value]): [string, string] => [name, JSON.stringify(value ?? null)]),
  ).toString()

const pdf = { name: 'contract.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') }

interface Part {
  part: string
  name: string
  bytes: Uint8Array
}

/** The files that the document announces, and others that nothing speaks of. */
function filesOf(record: string | undefined, document: unknown, { files: { fit, kinds } }: ShotBody): Part[] {
  if (record === undefined || !isObject(document)) return []
  const fields = uploadFields(schemaOf(record))
  const announced = fields.flatMap(({ path, upload, wire }): Part[] => {
    const sentAs = sentNames(wire)
    if (!sentAs) return []
    return placesOf(document, path).flatMap((place): Part[] => {
      const holder: unknown = getAt(document, joinPath(place, sentAs.holder))
      if (!isObject(holder) || holder[sentAs.id] !== undefined) return []
      return [{ ...picture(), part: upload.part, name: String(holder[sentAs.name]) }]
    })
  })
  const isFree = ({ path, many }: (typeof fields)[number]) => many || getAt(document, path) === undefined
  const free = fields.filter((field) => !field.wire.sentAs && (!fit || isFree(field))).map(({ upload }) => upload)
  const others = kinds.flatMap((kind, index): Part[] => {
    const { part, accept } = free[index % Math.max(1, free.length)] ?? {}
    const takesPictures = accept?.some((type) => /^(image|\*)\//.test(type))
    const file = takesPictures === false ? pdf : ([picture(), animation, drawing()][kind % 3] ?? picture())
    if (kind < 6) return part === undefined ? [] : [{ ...file, part }]
    if (fit) return []
    return [
      { ...file, part: 'unknown' },
      { ...file, part: fields[0]?.upload.part ?? 'x', name: '../../\u0000\r\nx"; filename="y' },
      { part: part ?? 'x', name: 'page.png', bytes: Buffer.from('<html><script>alert(1)</script>') },
      { part: part ?? 'x', name: 'empty.png', bytes: Buffer.alloc(0) },
      { part: '__proto__', name: 'x', bytes: Buffer.from('x') },
      { part: '', name: '', bytes: Buffer.from('x') },
    ].slice(kind - 6, kind - 5)
  })
  return fit ? [...announced, ...others] : [...announced.slice(kinds.length % 2), ...others]
}

const boundary = '----fire'

function multipartOf(parts: Part[], { how, at }: ShotBody['cut']) {
  const quoted = (name: string) => name.replaceAll(/["\r\n]/g, (letter) => encodeURIComponent(letter))
  const chunks = parts.flatMap(({ part, name, bytes }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(part)}"; filename="${quoted(name)}"${how === 'headers' ? `\r\n${'X: y\r\n'.repeat(at % 200)}` : ''}\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ])
  const payload = Buffer.concat([...chunks, ...(how === 'twice' ? chunks : []), Buffer.from(`--${boundary}--\r\n`)])
  return {
    payload: how === 'short' ? payload.subarray(0, at % payload.length) : payload,
    boundary: how === 'boundary' ? 'another' : boundary,
  }
}
