import { beforeAll, describe, expect, it } from 'vitest'
import { setAt } from '#engine/record/path.ts'
import { runSql } from '../databases/database.ts'
import { named } from './requests.ts'
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
} from './tenants.ts'
import { me, server } from './twoPeople.ts'

let stored: Record<'INDIVIDUAL' | 'CORPORATION', Tenant>
beforeAll(async () => {
  stored = {
    INDIVIDUAL: await createdTenant(server, me, individual),
    CORPORATION: await createdTenant(server, me, corporation),
  }
})

const tomorrow = () => {
  // Two days on, so that the test may run over midnight.
  const date = new Date(Date.now() + 48 * 3600 * 1000)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()}`
}

/** A field, a wrong value for it (undefined: missing), and the code that names it. */
type Wrong = [path: string, value: unknown, code: string]

const required = (...paths: string[]): Wrong[] =>
  paths.flatMap((path): Wrong[] => [
    [path, undefined, 'required'],
    [path, ' ', 'required'],
  ])
const choice = (path: string): Wrong[] => [
  [path, undefined, 'required'],
  [path, 'MME', 'enum'],
]
const birthDate = (path: string): Wrong[] => [
  ...required(path),
  [path, '31/02/1980', 'format'],
  [path, '1980-02-01', 'format'],
  [path, tomorrow(), 'format'],
]
const email = (path: string): Wrong[] => [
  [path, 'jean.example.org', 'format'],
  [path, 'a@b@example.org', 'format'],
  [path, 'a@example', 'format'],
  [path, 12, 'type'],
]
const mobile = (path: string): Wrong[] => [
  [path, '0145678901', 'format'],
  [path, '061234567', 'format'],
]
const landline = (path: string): Wrong[] => [
  [path, '0612345678', 'format'],
  [path, 'abc', 'format'],
]
const amount = (path: string): Wrong[] => [
  [path, '1000', 'type'],
  [path, -1, 'minimum'],
]
const numbers = (holder: string): Wrong[] => [
  ...amount(`${holder}.shareCapital`),
  ...offered(`${holder}.legalStatus`),
  [`${holder}.siren`, '12345678', 'format'],
  [`${holder}.siret`, '1234567890123', 'format'],
  [`${holder}.vatNumber`, 'DE123456789', 'format'],
  [`${holder}.vatNumber`, 'FR123', 'format'],
]
const offered = (path: string): Wrong[] => [
  [path, 'Something else', 'enum'],
  [path, 7, 'type'],
]
const contact = (holder: string) => `${holder}.contacts.0`
const papers = 'identificationDocument'

/** The rules of a person whom all three kinds of people share. */
const personRules = (holder: string): Wrong[] => [
  ...choice(`${holder}.gender`),
  ...required(`${holder}.surname`, `${holder}.firstName`, `${holder}.placeOfBirth`, `${holder}.nationality`),
  ...birthDate(`${holder}.birthDate`),
  [`${holder}.nationality`, 'fra', 'enum'],
]

const ofIndividual: Wrong[] = [
  ...personRules('person'),
  ...required(`${contact('person')}.address`, `${contact('person')}.email`, `${contact('person')}.mobile`),
  ...email(`${contact('person')}.email`),
  ...email(`${contact('person')}.secondEmail`),
  ...mobile(`${contact('person')}.mobile`),
  ...landline(`${contact('person')}.phone`),
  ...required('person.profession', `${papers}.registrationNumber`, `${papers}.expirationDate`),
  [`${papers}.expirationDate`, '31/04/2030', 'format'],
  ...amount('monthlyIncome'),
  ...offered('contractType'),
  ...offered(`${papers}.type`),
  ['person.contacts', [], 'minItems'],
  ['guarantors', undefined, 'required'],
  ['guarantors', [], 'minItems'],
  ['emergencyContacts', undefined, 'required'],
  ['emergencyContacts', [], 'minItems'],
  ['type', 'MARTIAN', 'enum'],
  ['guarantors.0.type', undefined, 'required'],
  ['guarantors.0.person', undefined, 'required'],
  ['guarantors.0', 'somebody', 'type'],
  ['guarantors', {}, 'type'],
  ['person', [], 'type'],
  ['person', undefined, 'required'],
  ['price', 1, 'unknown'],
  ['person.age', 40, 'unknown'],
  ['contacts', [], 'unknown'],
  [`${papers}.fileData`, { label: 'x', resourceUuid: 'x' }, 'unknown'],
  [`${papers}.uploadDate`, '11/20/2026 14:03:07', 'unknown'],
  [`${papers}.uploaddate`, '20/11/2026 14:03:07', 'format'],
  [`${papers}.metaData.fileName`, undefined, 'required'],
  [`${papers}.metaData.fileUuid`, 'x', 'format'],
]

const ofCorporation: Wrong[] = [
  ...required('person.name'),
  ...numbers('person'),
  ['person.website', 'not a site', 'format'],
  ['person.website', 'javascript:alert(1)', 'format'],
  ...choice('representative.gender'),
  ...required('representative.surname', 'representative.firstName', 'representative.nationality'),
  ...['address', 'email', 'mobile'].flatMap((name) => required(`${contact('representative')}.${name}`)),
  ...email(`${contact('representative')}.email`),
  ...email(`${contact('representative')}.secondEmail`),
  ...mobile(`${contact('representative')}.mobile`),
  ...landline(`${contact('representative')}.phone`),
  ['representative', undefined, 'required'],
]

const people = (list: string): Wrong[] => [
  ...personRules(`${list}.0.person`),
  ...required(`${contact(`${list}.0.person`)}.mobile`),
  ...mobile(`${contact(`${list}.0.person`)}.mobile`),
  ...landline(`${contact(`${list}.0.person`)}.phone`),
  ...email(`${contact(`${list}.0.person`)}.email`),
  ...required(`${list}.1.person.name`),
  ...numbers(`${list}.1.person`),
  ...mobile(`${contact(`${list}.1.person`)}.mobile`),
  ...landline(`${contact(`${list}.1.person`)}.phone`),
  ...email(`${contact(`${list}.1.person`)}.email`),
]
const ofGuarantors: Wrong[] = [
  ...people('guarantors'),
  ...required(
    `${contact('guarantors.0.person')}.email`,
    `${contact('guarantors.1.person')}.email`,
    `${contact('guarantors.1.person')}.mobile`,
  ),
]

const withBoth = { ...individual, guarantors: [person, company], emergencyContacts: [person, company] }

/** Sends a record with one wrong value as a new one and in the place of a stored one; neither leaves a trace. */
function refuses(base: TenantRecord, wrongs: Wrong[]) {
  const type = base.type as keyof typeof stored
  const titled = wrongs.map(([path, value, code]) => {
    const shared = code === 'format' && /(mail|mobile|phone)$/i.test(path) ? 'TEN-94 OP-79 ' : ''
    return [`${shared}${path}: ${JSON.stringify(value)} is refused as ${code}`, path, value, code] as const
  })
  it.each(titled)('%s', async (_, path, value, code) => {
    const before = await listTenants(server, me)
    const created = await saveTenant(server, me, setAt(base, path, value), { family: type.toLowerCase() })
    expect([created.statusCode, named(created)]).toEqual([422, [{ fieldName: path, message: code }]])
    expect(await listTenants(server, me)).toEqual(before)

    const { resourceUuid: id } = stored[type]
    const files = type === 'INDIVIDUAL' ? [identity()] : []
    const updated = await saveTenant(server, me, setAt(base, path, value), { id, files, family: type.toLowerCase() })
    expect([updated.statusCode, named(updated)]).toEqual([422, [{ fieldName: path, message: code }]])
    expect(await readTenant(server, me, stored[type])).toEqual(stored[type])
  })
}

describe('an individual', () => refuses(individual, ofIndividual))
describe('a company and its representative', () => refuses(corporation, ofCorporation))
describe('a guarantor', () => refuses(withBoth, ofGuarantors))
describe('an emergency contact', () => refuses(withBoth, people('emergencyContacts')))

describe('what keeps the rules is taken', () => {
  const without = (record: object, ...paths: string[]) =>
    paths.reduce<object>((left, path) => setAt(left, path, undefined), record)

  it.each([
    [
      'no optional field of an individual',
      without(
        individual,
        'person.contacts.0.secondEmail',
        'person.contacts.0.phone',
        'person.middlename',
        'person.bankAccounts',
        'monthlyIncome',
        'employer',
        'employerAddress',
        'contractType',
        'followupAddress',
        'privateComment',
        `${papers}.type`,
        `${papers}.uploaddate`,
      ),
    ],
    ['OP-87 an identity document that has expired', setAt(individual, `${papers}.expirationDate`, '01/01/1999')],
    [
      'OP-67 a company without the fields that are hidden for it',
      without(corporation, 'representative.birthDate', 'representative.placeOfBirth', 'person.contacts'),
    ],
    [
      'no optional field of a company',
      without(
        corporation,
        'person.legalStatus',
        'person.shareCapital',
        'person.siren',
        'person.siret',
        'person.vatNumber',
        'person.website',
        'person.activityField',
      ),
    ],
    ['a profession that no list holds', setAt(individual, 'person.profession', 'Dresseuse de puces')],
    [
      'OP-81 an emergency contact that is a company with nothing but its name',
      { ...individual, emergencyContacts: [{ type: 'CORPORATION', person: { name: 'Voisins' } }] },
    ],
    [
      'an emergency contact without email, phone and address',
      { ...individual, emergencyContacts: [setAt(person, 'person.contacts', [{ mobile: '0612345678' }])] },
    ],
    [
      'OP-77 a guarantor without phone and address',
      { ...individual, guarantors: [setAt(person, 'person.contacts', [{ mobile: '0612345678', email: 'a@b.fr' }])] },
    ],
    [
      'phones and numbers as people write them',
      {
        ...corporation,
        person: { ...corporation.person, siret: '732 829 320 00074' },
        representative: setAt(corporation.representative, 'contacts.0.mobile', '+33 (0)6 12-34.56 78'),
      },
    ],
  ])('%s', async (_, record) => {
    const answer = await saveTenant(server, me, record)
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('resourceUuid')])
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
    expect((await listTenants(server, me)).map(({ resourceUuid }) => resourceUuid)).toContain(tenant.resourceUuid)
    const old = { ...unchanged(tenant), contractType: 'APPRENTICE' }
    const refused = await saveTenant(server, me, old, { id: tenant.resourceUuid })
    expect([refused.statusCode, named(refused)]).toEqual([422, [{ fieldName: 'contractType', message: 'enum' }]])
  })

  it('stores the normal form of what people write', async () => {
    const record = {
      ...corporation,
      representative: setAt(corporation.representative, 'contacts.0.mobile', '+33 (0)6 12-34.56 78'),
    }
    const { representative } = await createdTenant(server, me, record)
    expect(representative?.['contacts']).toMatchObject([{ mobile: '+33612345678' }])
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
