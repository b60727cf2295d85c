import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { kindOf, kinds } from '#engine/schema/kindOf.ts'
import { definition, edit, frame, shownText, type } from '../../tests/fixtures/toy/editField.tsx'
import { fields } from './kinds/fields.ts'
import { FieldValue } from './values/ColumnCell.tsx'

it('there is a field for each kind', () => expect(Object.keys(fields).sort()).toEqual([...kinds].sort()))

describe('flag', () => {
  it('is a tick box that bears its label', () => {
    const { onCommit } = edit({ type: 'boolean' }, { invalid: true })
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Thing' })
    expect(box.checked).toBe(false)
    expect(box.getAttribute('aria-invalid')).toBe('true')
    fireEvent.click(box)
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(true)
    expect([true, false, undefined].map((value) => shownText({ type: 'boolean' }, value))).toEqual(['Yes', 'No', ''])
  })

  it('cannot be changed where it is read-only', () => {
    edit({ type: 'boolean' }, { readOnly: true })
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Thing' }).disabled).toBe(true)
  })
})

describe('secret', () => {
  const schema: PropertySchema = { type: 'string', kind: 'secret' }

  it('is hidden until the user wants to see it, and never trimmed', () => {
    const { onCommit } = edit(schema)
    const box = screen.getByLabelText<HTMLInputElement>('Thing')
    expect(box.type).toBe('password')
    type(box, ' a b ')
    expect(onCommit).toHaveBeenLastCalledWith(' a b ')
    fireEvent.click(screen.getByRole('button', { name: 'Show' }))
    expect(box.type).toBe('text')
    expect(box.value).toBe(' a b ')
  })

  it('is never shown where it is read', () => {
    expect(shownText(schema, 'hush')).toBe('')
    render(frame('en', <FieldValue kind="secret" path="thing" schema={schema} value="hush" record={{}} />))
    expect(document.body.textContent).not.toContain('hush')
  })
})

describe('values that are read', () => {
  const show = (schema: PropertySchema, value: unknown) => {
    const kind = kindOf(schema, definition)
    render(frame('fr', <FieldValue kind={kind} path="thing" schema={schema} value={value} record={{}} />))
  }

  it.each([
    ['phone', '0612345678', '06 12 34 56 78', 'tel:0612345678'],
    ['email', 'a@b.fr', 'a@b.fr', 'mailto:a@b.fr'],
    ['email', 'a+b@c.fr', 'a+b@c.fr', 'mailto:a+b@c.fr'],
    ['email', 'a,b?bcc=c%40d.fr&x=@e.fr', 'a,b?bcc=c%40d.fr&x=@e.fr', 'mailto:a%2Cb%3Fbcc%3Dc%2540d.fr%26x%3D@e.fr'],
    ['email', 'a\uD800@b.fr', 'a\uD800@b.fr', 'mailto:a%EF%BF%BD@b.fr'],
    ['url', 'example.fr', 'example.fr', 'http://example.fr'],
  ])('%s is a link', (format, value, text, address) => {
    show({ type: 'string', format }, value)
    expect(screen.getByRole('link', { name: text }).getAttribute('href')).toBe(address)
  })

  it('an address that is none of the web is no link', () => {
    show({ type: 'string', format: 'url' }, 'javascript:alert(1)')
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText('javascript:alert(1)')).toBeTruthy()
  })
})
