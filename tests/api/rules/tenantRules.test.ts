import { beforeAll, describe, expect, it } from 'vitest'
import { setAt } from '#engine/record/path.ts'
import { runSql } from '../../databases/database.ts'
import { named } from '../requests.ts'
import {
  announced,
  company,
  corporation,
  createdTenant,
  identity,
  individual,
  listTenants,
  paper,
  person,
  readTenant,
  saveTenant,
  unchanged,
  type Tenant,
  type TenantRecord,
} from '../tenants.ts'
import { me, server } from '../twoPeople.ts'
import {
  all,
  amount,
  choice,
  email,
  landline,
  mobile,
  offered,
  pastDate,
  refuses,
  required,
  unknown,
  website,
  type Wrong,
} from './wrong.ts'

let stored: Record<'INDIVIDUAL' | 'CORPORATION', Tenant>
beforeAll(async () => {
  stored = {
    INDIVIDUAL: await createdTenant(server, me, individual),
    CORPORATION: await createdTenant(server, me, corporation),
  }
})

const contact = (holder: string) => `${holder}.contacts.0`
const papers = 'identificationDocument'
/** One format each of people and firms, wherever it stands. */
const shared = 'TEN-94 OP-79'

const reached = (holder: string): Wrong[] => [
  ...email(shared, `${contact(holder)}.email`),
  ...mobile(shared, `${contact(holder)}.mobile`),
  ...landline(shared, `${contact(holder)}.phone`),
]
const numbers = (holder: string): Wrong[] => [
  ...amount('', `${holder}.shareCapital`),
  ...offered('', `${holder}.legalStatus`),
  ['', `${holder}.siren`, '12345678', 'format'],
  ['', `${holder}.siret`, '1234567890123', 'format'],
  ['', `${holder}.vatNumber`, 'DE123456789', 'format'],
  ['', `${holder}.vatNumber`, 'FR123', 'format'],
]

/** The rules of a person whom all three kinds of people share. */
const personRules = (holder: string): Wrong[] => [
  ...choice('', `${holder}.gender`),
  ...['surname', 'firstName', 'placeOfBirth', 'nationality', 'birthDate'].flatMap((name) =>
    required('', `${holder}.${name}`),
  ),
  ...pastDate('', `${holder}.birthDate`),
  ['', `${holder}.nationality`, 'fra', 'enum'],
]
const address = (holder: string) =>
  ['address', 'email', 'mobile'].flatMap((name) => required('', `${contact(holder)}.${name}`))

const ofIndividual: Wrong[] = [
  ...personRules('person'),
  ...address('person'),
  ...reached('person'),
  ...email(shared, `${contact('person')}.secondEmail`),
  ...all(required, '', 'person.profession', `${papers}.registrationNumber`, `${papers}.expirationDate`),
  ['', `${papers}.expirationDate`, '31/04/2030', 'format'],
  ...amount('', 'monthlyIncome'),
  ...all(offered, '', 'contractType', `${papers}.type`),
  ['', 'person.contacts', [], 'minItems'],
  ['', 'guarantors', undefined, 'required'],
  ['', 'guarantors', [], 'minItems'],
  ['', 'guarantors', {}, 'type'],
  ['', 'guarantors.0', 'somebody', 'type'],
  ['', 'guarantors.0.type', undefined, 'required'],
  ['', 'guarantors.0.person', undefined, 'required'],
  ['', 'emergencyContacts', undefined, 'required'],
  ['', 'emergencyContacts', [], 'minItems'],
  ['', 'type', 'MARTIAN', 'enum'],
  ['', 'person', [], 'type'],
  ['', 'person', undefined, 'required'],
  ...all(unknown, '', 'price', 'person.age', 'contacts', `${papers}.fileData`, `${papers}.uploadDate`),
  ['', `${papers}.uploaddate`, '20/11/2026 14:03:07', 'format'],
  ['', `${papers}.metaData.fileName`, undefined, 'required'],
  ['', `${papers}.metaData.fileUuid`, 'x', 'format'],
]

const ofCorporation: Wrong[] = [
  ...required('', 'person.name'),
  ...numbers('person'),
  ...website('', 'person.website'),
  ...choice('', 'representative.gender'),
  ...all(required, '', 'representative.surname', 'representative.firstName', 'representative.nationality'),
  ...address('representative'),
  ...reached('representative'),
  ...email(shared, `${contact('representative')}.secondEmail`),
  ['', 'representative', undefined, 'required'],
]

const people = (list: string): Wrong[] => [
  ...personRules(`${list}.0.person`),
  ...required('', `${contact(`${list}.0.person`)}.mobile`),
  ...reached(`${list}.0.person`),
  ...required('', `${list}.1.person.name`),
  ...numbers(`${list}.1.person`),
  ...reached(`${list}.1.person`),
]
const ofGuarantors: Wrong[] = [
  ...people('guarantors'),
  ...required('', `${contact('guarantors.0.person')}.email`),
  ...all(required, '', `${contact('guarantors.1.person')}.email`, `${contact('guarantors.1.person')}.mobile`),
]

const withBoth = { ...individual, guarantors: [person, company], emergencyContacts: [person, company] }

function refusesAll(base: TenantRecord, wrongs: Wrong[]) {
  const type = base.type as keyof typeof stored
  const family = type.toLowerCase()
  const files = type === 'INDIVIDUAL' ? [identity()] : []
  const ways = [
    (record: object) => saveTenant(server, me, record, { family, files }),
    (record: object) => saveTenant(server, me, record, { family, files, id: stored[type].resourceUuid }),
  ]
  refuses(base, wrongs, ways, async () => [await listTenants(server, me), await readTenant(server, me, stored[type])])
}

describe('an individual', () => refusesAll(individual, ofIndividual))
describe('a company and its representative', () => refusesAll(corporation, ofCorporation))
describe('a guarantor', () => refusesAll(withBoth, ofGuarantors))
describe('an emergency contact', () => refusesAll(withBoth, people('emergencyContacts')))

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
          `employer employerAddress contractType followupAddress privateComment ${papers}.type ${papers}.uploaddate`,
      ),
    ],
    ['OP-87 an identity document that has expired', setAt(individual, `${papers}.expirationDate`, '01/01/1999')],
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
    const answer = await saveTenant(server, me, record)
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('resourceUuid')])
  })

  it('stores the normal form of what people write', async () => {
    const { representative, person } = await createdTenant(server, me, {
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
      return saveTenant(server, me, { ...corporation, documents }, { files: [paper('avis.txt')] })
    }
    expect((await typed('TAX_NOTICE')).statusCode).toBe(200)
    const refused = await typed('NOTICE')
    expect([refused.statusCode, named(refused)]).toEqual([422, [{ fieldName: 'documents.0.type', message: 'enum' }]])
  })

  it('a value that was offered when it was stored is answered as it is, until the record is saved again', async () => {
    const tenant = await createdTenant(server, me, setAt(individual, 'person.firstName', 'Ancien'))
    await runSql(
      server.services.settings,
      `update records set document = replace(document, '"CDI"', '"APPRENTICE"') where id = ?`,
      [tenant.resourceUuid],
    )
    expect(await readTenant(server, me, tenant)).toEqual({ ...tenant, contractType: 'APPRENTICE' })
    const old = { ...unchanged(tenant), contractType: 'APPRENTICE' }
    const refused = await saveTenant(server, me, old, { id: tenant.resourceUuid })
    expect([refused.statusCode, named(refused)]).toEqual([422, [{ fieldName: 'contractType', message: 'enum' }]])
  })

  it('names every wrong field at once', async () => {
    const sent = { ...unchanged(stored.INDIVIDUAL), guarantors: [{ type: 'INDIVIDUAL', person: {} }], monthlyIncome: 1 }
    const answer = await saveTenant(server, me, sent, { id: stored.INDIVIDUAL.resourceUuid })
    const names = ['birthDate', 'contacts', 'firstName', 'gender', 'nationality', 'placeOfBirth', 'surname']
    expect(
      named(answer)
        .map(({ fieldName }) => fieldName)
        .toSorted(),
    ).toEqual(names.map((name) => `guarantors.0.person.${name}`))
  })

  it('takes 20 documents and 50 guarantors, and not one more', async () => {
    const guarantors = Array.from({ length: 51 }, () => person)
    const many = await saveTenant(server, me, { ...corporation, guarantors })
    expect([many.statusCode, named(many)]).toEqual([422, [{ fieldName: 'guarantors', message: 'maxItems' }]])
    const documents = Array.from({ length: 21 }, (_, index) => announced(`${index}.txt`))
    const papersToo = await saveTenant(server, me, { ...corporation, documents })
    expect([papersToo.statusCode, named(papersToo)]).toEqual([422, [{ fieldName: 'documents', message: 'maxItems' }]])
    expect((await saveTenant(server, me, { ...corporation, guarantors: guarantors.slice(1) })).statusCode).toBe(200)
  })
})
