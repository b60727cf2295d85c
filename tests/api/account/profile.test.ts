import { describe, expect, it } from 'vitest'
import { keyOf, named } from '../requests.ts'
import { corporation, individual } from '../people.ts'
import { me, newPerson, other, server, withTwoAccounts } from '../twoAccounts.ts'

withTwoAccounts()

const account = (path: string, headers = me.bearer) =>
  server.inject({ url: `/api/authentication/account/${path}`, headers })

const whole = {
  ...individual,
  gender: 'MRS',
  birthDate: '14/07/1980',
  placeOfBirth: 'Angers',
  nationality: 'FRA',
  website: 'www.example.org',
  contacts: [{ email: 'contact@example.org', mobile: '0612345678', phone: '0145678901', address: '12 rue de la Paix' }],
  bankAccounts: [
    {
      bankName: 'La Banque Postale',
      address: '115 rue de Sèvres, Paris',
      rib: '20041010050500013M02606',
      iban: 'FR1420041010050500013M02606',
      bic: 'PSSTFRPPPAR',
    },
  ],
}

it('API-24 account details carry id and type', async () => {
  const details = { resourceUuid: me.id, type: 'individual', email: 'jeanne@example.org' }
  expect((await account('details')).json()).toEqual(details)
})

describe('the profile', () => {
  it('API-25 ACC-22 is given by id and type, in small or capital letters', async () => {
    for (const type of ['individual', 'INDIVIDUAL']) {
      const answer = await account(`${me.id}/${type}`)
      expect([type, answer.statusCode]).toEqual([type, 200])
      expect(answer.json()).toMatchObject({ resourceUuid: me.id, type: 'INDIVIDUAL' })
      expect(answer.headers['etag']).toBe('"1"')
    }
  })

  it('ACC-49 is not found under another id or type', async () => {
    const paths = [`${other.id}/individual`, `${me.id}/corporation`, `${me.id}/x`, `x/individual`, `${me.id}/`]
    for (const path of paths) {
      const answer = await account(path)
      expect([path, answer.statusCode, keyOf(answer)]).toEqual([path, 404, 'ERR_GEN_404'])
    }
  })

  it('API-26 API-28 ACC-22 ACC-23 ACC-24 ACC-27 ACC-28 of an individual is stored whole', async () => {
    const person = await newPerson()
    const answer = await person.profile.save(whole)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ resourceUuid: person.id })
    const { creationStep: _, ...stored } = whole
    expect(await person.profile.read()).toEqual({ ...stored, resourceUuid: person.id })
  })

  it('API-27 ACC-18 ACC-39 of a company is stored, and needs neither name nor numbers', async () => {
    const person = await newPerson()
    const company = {
      ...corporation,
      name: 'SCI des Lilas',
      legalStatus: 'SCI',
      shareCapital: 1000.5,
      siren: '732829320',
      siret: '73282932000074',
      vatNumber: 'FR44732829320',
    }
    expect((await person.profile.save(company)).statusCode).toBe(200)
    expect(await person.profile.read()).toMatchObject({
      type: 'CORPORATION',
      name: 'SCI des Lilas',
      siren: '732829320',
    })
    expect((await person.profile.save(corporation)).statusCode).toBe(200)
    expect(await person.profile.read()).not.toHaveProperty('name')
  })

  it('ACC-11 may change its type, and is then found under the new one', async () => {
    const person = await newPerson()
    await person.profile.save(corporation)
    expect((await account('details', person.bearer)).json()).toMatchObject({ type: 'corporation' })
    expect((await account(`${person.id}/individual`, person.bearer)).statusCode).toBe(404)
    expect((await person.profile.save(individual)).statusCode).toBe(200)
    expect((await account(`${person.id}/individual`, person.bearer)).statusCode).toBe(200)
  })

  it('changes neither the email nor the password for signing in', async () => {
    const person = await newPerson()
    await person.profile.save({
      ...individual,
      contacts: [{ email: 'elsewhere@example.org', mobile: '0612345678' }],
    })
    expect((await account('details', person.bearer)).json()).toMatchObject({ email: person.email })
    const answer = await person.profile.save({ ...individual, password: 'New-7 password' })
    expect([answer.statusCode, named(answer)]).toEqual([422, [{ fieldName: 'password', message: 'unknown' }]])
  })
})
