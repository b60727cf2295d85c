import { describe, expect, it } from 'vitest'
import { corporation, individual, readProfile, saveProfile } from './people.ts'
import { named } from './requests.ts'
import { me, server } from './twoAccounts.ts'

describe('the profile', () => {
  it.each([
    ['ACC-39 a company with nothing but its contact', corporation],
    [
      'ACC-46 any bank data',
      { ...individual, bankAccounts: [{ rib: '?!', iban: 'x', bic: '😀', bankName: '-', address: '.' }] },
    ],
    ['ACC-34 no birth date', { ...individual, birthDate: '' }],
    ['ACC-34 today as birth date', { ...individual, birthDate: day(0) }],
    ['ACC-40 a website without scheme', { ...individual, website: 'example.org' }],
    ['ACC-31 no landline', { ...individual, contacts: [{ email: 'a@b.fr', mobile: '0612345678', phone: '' }] }],
    [
      'ACC-26 an empty id of a picture that is not kept',
      { ...individual, oldSignaturePicture: '', oldStampPicture: '' },
    ],
    ['ACC-36 a siren with a wrong key', { ...corporation, siren: '111111111' }],
  ])('takes %s', async (_, profile) => {
    const answer = await saveProfile(server, me, profile)
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining(me.id)])
  })

  it.each([
    ['ACC-29 no contact', { ...individual, contacts: undefined }, 'contacts', 'required'],
    ['ACC-29 an empty list of contacts', { ...individual, contacts: [] }, 'contacts', 'minItems'],
    ['ACC-29 a contact without email', withContact({ email: undefined }), 'contacts.0.email', 'required'],
    ['ACC-29 a bad email', withContact({ email: 'x' }), 'contacts.0.email', 'format'],
    ['ACC-30 a contact without mobile', withContact({ mobile: undefined }), 'contacts.0.mobile', 'required'],
    ['ACC-30 a landline as mobile', withContact({ mobile: '0145678901' }), 'contacts.0.mobile', 'format'],
    ['ACC-31 a mobile as landline', withContact({ phone: '0612345678' }), 'contacts.0.phone', 'format'],
    ['ACC-32 no surname', { ...individual, surname: ' ' }, 'surname', 'required'],
    ['ACC-33 no first name', { ...individual, firstName: undefined }, 'firstName', 'required'],
    ['ACC-34 tomorrow as birth date', { ...individual, birthDate: day(2) }, 'birthDate', 'format'],
    ['ACC-34 a day that is none', { ...individual, birthDate: '31/02/1980' }, 'birthDate', 'format'],
    ['ACC-35 a capital that is text', { ...corporation, shareCapital: 'mille' }, 'shareCapital', 'type'],
    ['ACC-35 a capital below zero', { ...corporation, shareCapital: -1 }, 'shareCapital', 'minimum'],
    ['ACC-36 a short siren', { ...corporation, siren: '73282932' }, 'siren', 'format'],
    ['ACC-37 a siret of 13 digits', { ...corporation, siret: '7328293200007' }, 'siret', 'format'],
    ['ACC-38 a foreign VAT number', { ...corporation, vatNumber: 'DE123456789' }, 'vatNumber', 'format'],
    ['ACC-40 a website that runs', { ...individual, website: 'javascript:alert(1)' }, 'website', 'format'],
    ['ACC-28 an unknown gender', { ...individual, gender: 'DR' }, 'gender', 'enum'],
    ['a nationality that no list offers', { ...individual, nationality: 'XYZ' }, 'nationality', 'enum'],
    ['a legal form that no list offers', { ...corporation, legalStatus: 'GmbH' }, 'legalStatus', 'enum'],
    ['ACC-27 another creation step', { ...individual, creationStep: 3 }, 'creationStep', 'const'],
    ['an id of its own', { ...individual, resourceUuid: 'x' }, 'resourceUuid', 'unknown'],
    ['pictures among the fields', { ...individual, signaturePicture: { label: 'x' } }, 'signaturePicture', 'unknown'],
  ])('answers 422 naming the field to %s, and changes nothing', async (_, profile, fieldName, message) => {
    const before = await readProfile(server, me)
    const answer = await saveProfile(server, me, profile)
    expect([answer.statusCode, named(answer)]).toEqual([422, [{ fieldName, message }]])
    expect(await readProfile(server, me)).toEqual(before)
  })
})

function withContact(changes: object) {
  return { ...individual, contacts: [{ ...individual.contacts[0], ...changes }] }
}

/** Today and some days, as dd/mm/yyyy. */
function day(days: number): string {
  const date = new Date()
  date.setDate(date.getDate() + days)
  return (
    [date.getDate(), date.getMonth() + 1].map((part) => String(part).padStart(2, '0')).join('/') +
    `/${date.getFullYear()}`
  )
}
