import { typeOf } from '#engine/schema/typeOf.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { didYouMean } from '../nearest.ts'
import type { Project, RecordDefinition } from '../Project.ts'
import type { Path } from '../read/Source.ts'
import { meets } from '../conditions/meets.ts'

/** Which types a limit speaks of. */
const speaksOf: Partial<Record<keyof PropertySchema, string[]>> = {
  minLength: ['string'],
  maxLength: ['string'],
  pattern: ['string'],
  enum: ['string'],
  aliases: ['string'],
  minimum: ['number', 'integer'],
  maximum: ['number', 'integer'],
  exclusiveMinimum: ['number', 'integer'],
  unit: ['number', 'integer'],
  unitFrom: ['number', 'integer'],
  minItems: ['array'],
  maxItems: ['array'],
  uniqueItems: ['array'],
}
const pairs = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'maximum'],
  ['minItems', 'maxItems'],
] as const

type Wrong = (place: Path, what: string, why: string, mend: string, at?: 'value' | 'name') => void

/** Checks that the limits of a field suit its type and can be met. */
export function checkLimits(
  project: Project,
  { source }: RecordDefinition,
  property: PropertySchema,
  path: Path,
): void {
  const type = typeOf(property)
  const wrong: Wrong = (place, what, why, mend, at = 'value') =>
    project.report('limit', source, [...path, ...place], { what, why, mend }, at)
  for (const [name, types] of Object.entries(speaksOf))
    if (name in property && type !== undefined && !types.includes(type))
      wrong([name], `"${name}" says nothing of a ${type}`, `it speaks of ${types.join(' or ')}`, 'take it out', 'name')
  if (type === 'string' && property.maxLength === undefined) checkLength(project, property, wrong)
  for (const [least, most] of pairs)
    if ((property[least] ?? -Infinity) > (property[most] ?? Infinity))
      wrong([least], `${least} is greater than ${most}`, 'no value could ever meet both', 'swap them or change one')
  property.enum?.forEach((value, index) => {
    if (property.enum?.indexOf(value) !== index)
      wrong(['enum', index], `${JSON.stringify(value)} stands here twice`, 'a value is offered once', 'take one out')
  })
  checkOwnValues(property, wrong)
  const values = property.enum?.map(String)
  if (property.default !== undefined && values && !values.includes(String(property.default)))
    wrong(
      ['default'],
      `${JSON.stringify(property.default)} is none of the possible values`,
      'a new record would be invalid',
      didYouMean(String(property.default), values),
    )
  if (property.default !== undefined && type !== undefined && !suits(property.default, type))
    wrong(
      ['default'],
      `${JSON.stringify(property.default)} is not a ${type}`,
      'a new record would be invalid',
      `write a ${type}`,
    )
  for (const [spelling, value] of Object.entries(property.aliases ?? {})) {
    if (values && !values.includes(value))
      wrong(
        ['aliases', spelling],
        `"${value}" is none of the possible values`,
        'the alias would lead to no choice',
        didYouMean(value, values),
      )
    if (values?.includes(spelling))
      wrong(
        ['aliases', spelling],
        `"${spelling}" is a value itself`,
        'an alias is another spelling',
        'take it out',
        'name',
      )
  }
}

/** What a field offers must meet what it demands itself. */
function checkOwnValues(property: PropertySchema, wrong: Wrong): void {
  const limits = Object.keys(speaksOf).filter((name) => name !== 'enum' && name in property)
  const refused = (place: Path, value: unknown, why: string) => {
    const name = limits.find((one) => !meets(value, { [one]: property[one as 'pattern'] }))
    if (name !== undefined)
      wrong(place, `its own "${name}" refuses ${JSON.stringify(value)}`, why, 'change one of them')
  }
  property.enum?.forEach((value, index) => refused(['enum', index], value, 'it could be chosen and never saved'))
  if (property.default !== undefined) refused(['default'], property.default, 'a new record would be invalid')
}

/** Nothing is matched against texts of any length. */
function checkLength(project: Project, property: PropertySchema, wrong: Wrong): void {
  const words = ['format', 'pattern'] as const
  for (const word of words.filter((one) => one in property))
    if (word === 'pattern' || isEndless(project, property.format))
      wrong(
        [word],
        'this text has no "maxLength"',
        `the ${word} would be matched against texts of any length`,
        'add "maxLength" beside it',
        'name',
      )
}

/** Whether a format takes texts of any length: days, times and ids have one. */
function isEndless({ formats }: Project, name: string | undefined): boolean {
  const format = name === undefined ? undefined : formats.value.formats[name]
  return format !== undefined && (format.check === undefined || format.check === 'url')
}

/** Whether a value is of a type. */
export function suits(value: string | number | boolean | null, type: string): boolean {
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}
