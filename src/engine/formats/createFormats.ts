import type { Format, FormatsDefinition, PropertySchema } from '#generated/definitions.gen.ts'
import { lookupOf } from '../schema/kindOf.ts'
import { dayOfStamp, parseDate, today } from './dates.ts'
import { bareAddress, typeOfFormat, normaliseText, partsOf, showGrouped } from './formatText.ts'
import { linesWithoutUnseen } from '../text/unseen.ts'

export type Formats = Record<string, WorkingFormat>

/**
 * Returns the declared formats as functions that check, normalise and show values.
 * @param clock returns the present moment, for dates that may not be in the future
 */
export function createFormats({ formats }: FormatsDefinition, clock: () => Date): Formats {
  return Object.fromEntries(
    Object.entries(formats).map(([name, definition]) => [name, createFormat(name, definition, clock)]),
  )
}

/** The format of a field, if it has one that works. */
export const formatOf = ({ format }: PropertySchema, formats: Formats): WorkingFormat | undefined =>
  format === undefined ? undefined : formats[format]

/**
 * Returns the form in which a field's text is checked and stored. A format has its normal form; other typed text loses
 * invisible characters, which come with copied text and make equal values differ.
 */
export function normalTextOf(text: string, schema: PropertySchema, formats: Formats): string {
  const format = formatOf(schema, formats)
  if (format) return format.normalise(text)
  if (schema.kind === 'secret' || isChosen(schema)) return text
  if (schema.kind === 'email') return bareAddress(text)
  // A name in Persian or Hindi may need joiners, which are invisible too.
  return linesWithoutUnseen(text, { keepJoiners: schema.kind === undefined })
}

/** Whether the values of a field are chosen, never typed: a chosen value keeps the spelling of its definition. */
const isChosen = (schema: PropertySchema): boolean =>
  schema.enum !== undefined || schema.const !== undefined || (lookupOf(schema) !== undefined && schema.open !== true)

/** A format that is ready to work. `type` and `validate` are what the validators ask for. */
export type WorkingFormat = ReturnType<typeof createFormat>

/** Compiles the patterns of one format. `type` and `validate` have the names that Ajv expects. */
function createFormat(name: string, definition: Format, clock: () => Date) {
  const { check, demands = {} } = definition
  const pattern = definition.pattern === undefined ? undefined : new RegExp(definition.pattern, 'u')
  const demanded = Object.entries(demands).map(([name, text]) => ({ name, demand: new RegExp(text, 'u') }))
  const unmet = (text: string) => demanded.flatMap(({ name, demand }) => (demand.test(text) ? [] : [name]))
  return {
    definition,
    type: typeOfFormat(definition),
    validate(value: string | number): boolean {
      if (typeof value === 'number') return check !== 'pastYear' || value <= Math.floor(today(clock) / 10_000)
      if ((pattern && !pattern.test(value)) || unmet(value).length > 0) return false
      return check === undefined || checks[check](value, clock)
    },
    normalise: (text: string) => normaliseText(text, definition, name),
    /** The value as people read it. */
    show: (text: string) => (check === 'stamp' ? (dayOfStamp(text) ?? text) : showGrouped(text, definition)),
    /** Names of the demands that the text does not meet yet. */
    unmet,
    /** The named groups of the text; none unless it fills them all. */
    parts: (text: string) => partsOf(text, definition),
  }
}

type Check = (text: string, clock: () => Date) => boolean

const checks: Record<NonNullable<Format['check']>, Check> = {
  date: (text) => parseDate(text) !== undefined,
  pastDate(text, clock) {
    const day = parseDate(text)
    return day !== undefined && day <= today(clock)
  },
  pastYear: () => true,
  stamp: (text) => dayOfStamp(text) !== undefined,
  url: isUrl,
  uuid: (text) => /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text),
}

/**
 * Whether a text is an address of the web: it parses, with `http://` put before it where no scheme is given. Only http
 * and https count, for a `javascript:` link would run in the reader's session.
 */
export function isUrl(text: string): boolean {
  if (/\s/u.test(text)) return false
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(text)?.[1]?.toLowerCase()
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') return false
  const address = scheme === undefined ? `http://${text}` : text
  return hostPattern.test(address)
}

/** Scheme, optional user, a host of names, numbers or an IPv6 address, optional port, then anything. */
const hostPattern =
  /^https?:\/\/([^\s/?#@]*@)?(\[[0-9a-f:.]+\]|[\p{L}\p{N}_](?:[\p{L}\p{N}_-]*[\p{L}\p{N}_])?(?:\.[\p{L}\p{N}_](?:[\p{L}\p{N}_-]*[\p{L}\p{N}_])?)*\.?)(:\d{1,5})?([/?#].*)?$/iu
