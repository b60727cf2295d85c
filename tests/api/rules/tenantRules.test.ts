import { describe, expect, it } from 'vitest'
import { setAt } from '#engine/record/path.ts'
import { runSql } from '../../databases/database.ts'
import { named, refusal } from '../requests.ts'
import { announced, corporation, individual, paper, person, unchanged } from '../tenants.ts'
import { me, server, withTwoAccounts } from '../twoAccounts.ts'

withTwoAccounts()

describe('what keeps the rules is taken', () => {
  const without = (record: object, paths: string) =>
    paths.split(' ').reduce<object>((left, path) => setAt(left, path, undefined), record)
  const reachable = (change: object) => setAt(person, 'person.contacts', [{ mobile: '0612345678', ...change }])

  it.each([
    [
      'no optional field of an individual',
      without(
        individual,
        'person.contacts.0.secondEmail person.contacts.0.phone person.middlename person.bankAccounts monthlyIncome ' +
          `employer employerAddress contractType followupAddress privateComment identificationDocument.type identificationDocument.uploaddate`,
      ),
    ],
    [
      'OP-87 an identity document that has expired',
      setAt(individual, `identificationDocument.expirationDate`, '01/01/1999'),
    ],
    [
      'OP-67 a company without the fields that are hidden for it',
      without(corporation, 'representative.birthDate representative.placeOfBirth person.contacts'),
    ],
    [
      'no optional field of a company',
      without(
        corporation,
        'person.legalStatus person.shareCapital person.siren person.siret person.vatNumber person.website ' +
          'person.activityField',
      ),
    ],
    ['a profession that no list holds', setAt(individual, 'person.profession', 'Dresseuse de puces')],
    [
      'OP-81 an emergency contact that is a company with nothing but its name',
      { ...individual, emergencyContacts: [{ type: 'CORPORATION', person: { name: 'Voisins' } }] },
    ],
    ['an emergency contact without email, phone and address', { ...individual, emergencyContacts: [reachable({})] }],
    ['OP-77 a guarantor without phone and address', { ...individual, guarantors: [reachable({ email: 'a@b.fr' })] }],
  ])('%s', async (_, record) => {
    const answer = await me.tenants.save(record)
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('resourceUuid')])
  })

  it('stores the normal form of what people write', async () => {
    const { representative, person } = await me.tenants.created({
      ...corporation,
      person: { ...corporation.person, siret: '732 829 320 00074' },
      representative: setAt(corporation.representative, 'contacts.0.mobile', '+33 (0)6 12-34.56 78'),
    })
    expect(person).toMatchObject({ siret: '73282932000074' })
    expect(representative?.['contacts']).toMatchObject([{ mobile: '+33612345678' }])
  })

  it('a type of document that is offered, and no other', async () => {
    const typed = async (type: string) => {
      const documents = [announced('avis.txt', { type })]
      return me.tenants.save({ ...corporation, documents }, { files: [paper('avis.txt')] })
    }
    expect((await typed('TAX_NOTICE')).statusCode).toBe(200)
    expect(await refusal(typed('NOTICE'))).toEqual([422, 'documents.0.type enum'])
  })

  it('a value that was offered when it was stored is answered as it is, until the record is saved again', async () => {
    const tenant = await me.tenants.created(setAt(individual, 'person.firstName', 'Ancien'))
    await runSql(
      server.services.settings,
      `update records set document = replace(document, '"CDI"', '"APPRENTICE"') where id = ?`,
      [tenant.resourceUuid],
    )
    expect(await me.tenants.read(tenant)).toEqual({ ...tenant, contractType: 'APPRENTICE' })
    const old = { ...unchanged(tenant), contractType: 'APPRENTICE' }
    expect(await refusal(me.tenants.save(old, { id: tenant.resourceUuid }))).toEqual([422, 'contractType enum'])
  })

  it('names every wrong field at once', async () => {
    const answer = await me.tenants.save({ ...individual, guarantors: [{ type: 'INDIVIDUAL', person: {} }] })
    const names = ['birthDate', 'contacts', 'firstName', 'gender', 'nationality', 'placeOfBirth', 'surname']
    expect(
      named(answer)
        .map(({ fieldName }) => fieldName)
        .toSorted(),
    ).toEqual(names.map((name) => `guarantors.0.person.${name}`))
  })

  it('takes 20 documents and 50 guarantors, and not one more', async () => {
    const guarantors = Array.from({ length: 51 }, () => person)
    expect(await refusal(me.tenants.save({ ...corporation, guarantors }))).toEqual([422, 'guarantors maxItems'])
    const documents = Array.from({ length: 21 }, (_, index) => announced(`${index}.txt`))
    expect(await refusal(me.tenants.save({ ...corporation, documents }))).toEqual([422, 'documents maxItems'])
    expect((await me.tenants.save({ ...corporation, guarantors: guarantors.slice(1) })).statusCode).toBe(200)
  })
})
