import { cleanup, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dialledNumber } from '#engine/text/numbers.ts'
import { setAt, type Json } from '#engine/record/path.ts'
import type { Kind } from '#engine/schema/kindOf.ts'
import { unitPath } from '#engine/schema/property.ts'
import { languages, type Language } from '#generated/languages.gen.ts'
import { edit, frame, textbox, type } from '../../../tests/fixtures/toy/editField.tsx'
import { fieldsOfKinds, productText, type TypedField, unitsOf } from '../../../tests/typed/typedFields.ts'
import { formats, isCode, isName, seed, textsOf, valuesOf, writingsOf } from '../../../tests/typed/valuesOf.ts'
import {
  copiedAddresses,
  joined,
  noPhones,
  phoneWritings,
  unjoined,
  unseen,
  withAllUnseen,
} from '../../../tests/typed/writings.ts'
import { fields } from './fields.ts'

const named = (...kinds: readonly Kind[]) => fieldsOfKinds(...kinds).map((field) => ({ field, name: field.name }))

/** The control of a field, into which texts are typed one after the other. */
function controlOf({ schema }: TypedField, language: Language = 'fr', record: Json = {}) {
  cleanup()
  const words = productText(language)
  const { onCommit } = edit(schema, { language, valueAt: (path) => record[path] }, { words })
  return {
    /** What a text is taken for; undefined where nothing is left of it. */
    read(text: string): unknown {
      onCommit.mockClear()
      // What stands there already is no change.
      if (textbox().value === text) type(textbox(), '')
      type(textbox(), text)
      return onCommit.mock.lastCall?.[0]
    },
    shown: () => textbox().value,
  }
}

/** A part of all writings, among them each prefix and each sign: a control takes its time, and the server tries them all. */
const someOf = (texts: readonly string[]) => texts.filter((_, place) => place % 5 === 0)

const composed = (value: unknown) => (typeof value === 'string' ? value.normalize() : value)

describe.each(named('text', 'paragraph', 'number', 'date', 'email', 'phone', 'website'))('$name', ({ field }) => {
  const { name, schema, kind } = field

  it('is read without what nobody sees', () => {
    const { read } = controlOf(field)
    for (const value of valuesOf(name, schema, 2)) {
      expect(composed(read(withAllUnseen(String(value), isName(schema)))), `SEED=${seed}`).toBe(value)
    }
  })

  it.each(languages)('is read in %s as it is shown', (language) => {
    for (const unit of unitsOf(field)) {
      const record = unit === undefined ? {} : setAt<Json>({}, unitPath(schema) ?? '', unit)
      const { read, shown } = controlOf(field, language, record)
      for (const value of valuesOf(name, schema, 3)) {
        const given = { words: 'toy:fields.thing', schema, value, record }
        const text = fields[kind].text(given, { formats, text: productText(language), language })
        const same = kind === 'phone' ? dialledNumber(String(value)) : value
        const meant = (found: unknown) => (kind === 'phone' ? dialledNumber(String(found)) : found)
        expect([text, meant(read(text))], `SEED=${seed}`).toEqual([text, same])
        // Once more as it then stands in the control.
        const inControl = shown()
        expect([inControl, meant(read(inControl))], `SEED=${seed}`).toEqual([inControl, same])
      }
    }
  })
})

const free = named('text', 'paragraph').filter(({ field }) => isName(field.schema))
it.each(free)('$name keeps the joiners that letters need, and no others', ({ field }) => {
  const { read } = controlOf(field)
  expect(joined.map(read)).toEqual(joined)
  expect(unjoined.map(([text]) => composed(read(text)))).toEqual(unjoined.map(([, value]) => value))
})

it.each(named('secret'))('$name keeps each sign, seen or not', ({ field }) => {
  edit(field.schema)
  const secret = ` ${unseen.join('')}Aa1!xyz `
  const box = screen.getByLabelText<HTMLInputElement>('Thing')
  type(box, secret)
  expect(box.value).toBe(secret)
})

describe.each(named('phone'))('the telephone number $name', ({ field }) => {
  const { name, schema } = field
  const numbers = textsOf(name, schema, 2).map((value) => dialledNumber(value).slice(1))

  it('is one number in all writings, shown in pairs', () => {
    const { read, shown } = controlOf(field)
    const [number = ''] = numbers
    for (const text of someOf(phoneWritings(number))) {
      expect([text, dialledNumber(String(read(text)))], `SEED=${seed}`).toEqual([text, `0${number}`])
      expect(shown()).toMatch(/^(0\d|(\+33|0033) \d)( \d\d){4}$/)
    }
  })

  it('is called as one number, whatever was stored', () => {
    const called = numbers.flatMap((number) =>
      ['0', '', '+33', '0033'].map((prefix) => {
        const shown = { words: 'toy:fields.thing', schema, value: prefix + number, record: {} }
        const { Show } = fields.phone
        cleanup()
        render(frame('fr', Show && <Show {...shown} text="call" />))
        return dialledNumber(screen.getByRole('link').getAttribute('href')?.replace('tel:', '') ?? '')
      }),
    )
    expect(called).toEqual(numbers.flatMap((number) => Array<string>(4).fill(`0${number}`)))
  })

  it('stays as it was typed where it is refused', () => {
    const { read, shown } = controlOf(field)
    for (const text of noPhones(numbers)) {
      expect(read(text)).toBe(text)
      expect(shown()).toBe(text)
    }
  })
})

describe.each(named('text').filter(({ field }) => isCode(field.schema)))('the code $name', ({ field }) => {
  const { name, schema } = field

  it('is one code in all writings', () => {
    const { read } = controlOf(field)
    for (const code of textsOf(name, schema, 2)) {
      for (const text of someOf(writingsOf(schema, code))) {
        expect([text, read(text)], `SEED=${seed}`).toEqual([text, code])
      }
    }
  })

  it('is drawn in groups only where it has the shape of one', () => {
    const { read, shown } = controlOf(field)
    for (const text of ['see the letter…', '?FR76', 'à venir']) {
      read(text)
      expect(shown().replaceAll(' ', '').toLowerCase()).toBe(text.replaceAll(' ', '').toLowerCase())
      expect(shown().split(' ').length).toBeLessThanOrEqual(text.split(' ').length)
    }
  })
})

it.each(named('date'))('$name is read as browsers fill it in', ({ field }) => {
  const { read } = controlOf(field)
  for (const value of textsOf(field.name, field.schema)) {
    const iso = value.split('/').reverse().join('-')
    expect([iso, read(iso)], `SEED=${seed}`).toEqual([iso, value])
  }
})

it.each(named('email'))('$name is read without what stands round an address that is copied', ({ field }) => {
  const { read } = controlOf(field)
  for (const text of copiedAddresses('jean.dupont@example.org')) {
    expect([text, read(text)]).toEqual([text, 'jean.dupont@example.org'])
  }
})
