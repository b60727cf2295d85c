import { describe, expect, it } from 'vitest'
import type { FormPlan } from '#engine/plan/FormPlan.ts'
import { fieldsOf } from '#engine/schema/property.ts'
import { lookupOf } from '#engine/schema/kindOf.ts'
import { plainWords } from '#engine/text/plainLetters.ts'
import { itemNamed, termsOf } from '#engine/text/ranking.ts'
import { createLookups } from '#fields/lookups/createLookups.ts'
import { shortening } from '#fields/controls/select.tsx'
import type { Choice } from '#fields/lookups/createLookups.ts'
import { searchableChoice } from '#fields/lookups/searchableChoice.ts'
import { choiceText } from '#fields/values/valueText.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { languages, type Language } from '#generated/languages.gen.ts'
import { serverOperations } from '#generated/serverContract.gen.ts'
import { values } from '#generated/values.gen.ts'
import { createValueLists } from '#server/lookups/createValueLists.ts'
import type { Translate } from '#ui/text/useText.ts'
import { findWord } from '../browser/support/words.ts'
import definition from '../../schemas/lookups.json' with { type: 'json' }

const server = createValueLists(values)

/** What the server answers, without the way there. */
function ask(id: string, typed: string): readonly unknown[] {
  const operate = serverOperations.find((operation) => operation.id === id)?.operate
  if (operate?.kind === 'values') return operate.values
  if (operate?.kind === 'lookup') return server.values(operate.lookup, typed)
  if (operate?.kind === 'handler' && operate.handler === 'listCountries') return server.countries(typed)
  throw new Error(`Nobody has told this test how ${id} answers`)
}

const lookups = createLookups(definition, (id, args) =>
  Promise.resolve({ ok: true, data: ask(id, Object.values(args?.query ?? {})[0] ?? '') }),
)

interface ChoiceField {
  name: string
  words: string
  schema: PropertySchema
}

const plans = import.meta.glob<FormPlan>('/src/generated/*/*.form.gen.ts', { eager: true, import: 'plan' })
const all = Object.entries(plans).flatMap(([file, { fields, schema: record }]) =>
  fieldsOf(record).flatMap(({ path, schema: whole }): [key: string, field: ChoiceField][] => {
    const schema = whole.items ?? whole
    const lookup = lookupOf(schema)
    if ((schema.enum === undefined && lookup === undefined) || schema.refers !== undefined) return []
    const [, folder = '', form = ''] = /([^/]*)\/([^/]*)\.form\.gen\.ts/.exec(file) ?? []
    const words = fields.find((field) => field.path === path)?.words ?? `${folder}:fields.${path}`
    return [[lookup ?? `${words} ${String(schema.enum)}`, { name: `${form} ${path}`, words, schema }]]
  }),
)
/** One field for each lookup and each list of values. */
const fields = [...new Map(all).values()]
const cases = fields.flatMap((field) => languages.map((language) => ({ field, language, name: field.name })))

const known = new Map<string, string | undefined>()
function wordOf(language: Language, keys: readonly string[]) {
  const name = `${language} ${String(keys)}`
  if (!known.has(name)) known.set(name, keys.map((key) => findWord(language, key)).find(Boolean))
  return known.get(name)
}

type Offered = ReturnType<typeof optionsOf>[number]
function optionsOf(choices: readonly Choice[], { words }: ChoiceField, language: Language) {
  const optional = (keys: string | readonly string[]) => wordOf(language, [keys].flat())
  const text = Object.assign((key: string) => key, { optional })
  return choices.map((choice) => {
    const label = choiceText(words, choice, { text: text as unknown as Translate, language })
    const codes = [choice.value, ...(choice.words ?? []).filter((word) => /^[A-Z]{2}$/.test(word))]
    const isName = (text: string) => [label, ...namesOf(choice)].includes(text) || label.endsWith(`(${text})`)
    const texts = textsOf(choice, label).filter((text) => !codes.includes(text) || isName(text))
    let plain: Record<'codes' | 'texts', string[]> | undefined
    return {
      value: choice.value,
      typed: [...new Set([...codes, ...texts])],
      /** As they are compared; a code is found only if all of it is typed. */
      get plain() {
        return (plain ??= { codes: codes.map(plainWords), texts: texts.map(plainWords) })
      },
      label,
      choice: searchableChoice(choice, label),
    }
  })
}

/** What a choice is called, in all languages. */
const namesOf = ({ label = '' }: Choice): string[] => (typeof label === 'object' ? Object.values(label) : [label])

/** All texts that are a choice's own, but for its value. */
function textsOf(choice: Choice, label: string): string[] {
  const all = [label, ...namesOf(choice), ...(choice.words ?? [])]
  const parts = all.flatMap((text) => /^(.*) \((.*)\)$/.exec(text)?.slice(1) ?? [])
  return [...new Set([...all, ...parts])].filter(Boolean)
}

/** The control of a field, as far as it reads what is typed. */
async function controlOf(field: ChoiceField, language: Language) {
  const lookup = lookupOf(field.schema) ?? ''
  const isSearched = lookup !== '' && lookups.asksAsTyped(lookup)
  const listed = (field.schema.enum ?? []).map((value) => ({ value: String(value) }))
  const load = async (typed: string) =>
    optionsOf(lookup === '' ? listed : await lookups.load(lookup, typed), field, language)
  const given = await load('')
  return {
    /** All choices with all their words, which the server tells of those that are searched for. */
    all: isSearched
      ? (await Promise.all(given.map(({ value }) => load(value)))).flatMap(([first]) => first ?? [])
      : given,
    /** What the list holds where something is typed. */
    async shown(typed: string): Promise<readonly Offered[]> {
      if (isSearched) return load(typed)
      const left = given.filter((option) => shortening.filterOption(typed, option))
      return left.sort((one, other) => shortening.filterSort(one, other, { searchValue: typed }))
    },
    /** What is taken when the field is left. */
    async named(typed: string) {
      const known = isSearched ? await load(typed) : given
      return itemNamed(
        known.map(({ choice }) => choice),
        typed,
      )?.value
    },
  }
}

/** How people may write a text: without accents, in capitals, an abbreviation with points, and with other signs between words. */
function spellingsOf(text: string): string[] {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '')
  const dotted = /^[A-Z]{2,6}$/.test(text) ? [...text].map((letter) => `${letter}.`).join('') : text
  const otherSigns = text.replaceAll('’', "'").replaceAll('-', ' ')
  const all = [text, ` ${bare.toUpperCase()} `, dotted, otherSigns, text.replaceAll('œ', 'oe')]
  // Those that are compared alike are tried once.
  return [...new Map(all.map((typed) => [`${plainWords(typed)} ${String(termsOf(typed))}`, typed])).values()]
}

/** 0 where a text of the choice is the one that is wanted, in plain words, 1 where one begins so, 2 where one only holds it. */
function classOf({ plain: { codes, texts } }: Offered, wanted: string): number {
  if (codes.includes(wanted) || texts.includes(wanted)) return 0
  return texts.some((text) => text.startsWith(wanted)) ? 1 : 2
}

it('finds fields of each lookup in the forms', () => {
  const used = new Set(fields.map(({ schema }) => lookupOf(schema)))
  expect(Object.keys(definition.lookups).filter((name) => !used.has(name))).toEqual([])
})

describe.each(cases)('a choice of $name in $language', ({ field, language }) => {
  it('is found first and taken by each of its words and codes, however they are written', async () => {
    const { all, shown, named } = await controlOf(field, language)
    const wrong: unknown[] = []
    for (const option of all) {
      for (const typed of option.typed.flatMap(spellingsOf)) {
        const wanted = plainWords(typed)
        const isShared = all.some((other) => other.value !== option.value && classOf(other, wanted) === 0)
        const [first] = await shown(typed)
        const taken = await named(typed)
        const isFirst = isShared ? first && classOf(first, wanted) === 0 : first?.value === option.value
        const isTaken = taken === option.value || isShared
        if (!isFirst || !isTaken) wrong.push({ typed, of: option.value, first: first?.value, taken })
      }
    }
    expect(wrong).toEqual([])
  })

  it('stands behind those of that very word and before those that only hold it', async () => {
    const { all, shown } = await controlOf(field, language)
    const words = all.flatMap(({ plain }) => plain.texts)
    const starts = new Set(words.flatMap((word) => [1, 2, 3, 4].map((length) => word.slice(0, length).trim())))
    for (const typed of [...starts].filter(Boolean)) {
      const classes = (await shown(typed)).map((option) => classOf(option, typed))
      expect(classes, typed).toEqual(classes.toSorted((left, right) => left - right))
    }
  })
})
