import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentOf } from '../api/requests.ts'
import { testServer, type TestServer } from '../api/server.ts'
import { freshDatabase } from '../databases/freshDatabase.ts'
import { apiary, beekeeper, colony, company, harvest, pdf, person, photo } from './Beekeeper.ts'

const someId: unknown = expect.stringMatching(/^[0-9a-f-]{36}$/)
/** Ten frames of 4 kg: a strong colony. */
const manyFrames = Array.from({ length: 10 }, () => ({ comb: 'FOUNDATION', honey: 4 }))
const oneFrame = [{ comb: 'FOUNDATION', honey: 0.5 }]

describe.each(['SQLite', 'PostgreSQL'])('the trade on %s', (database) => {
  let server: TestServer
  let me: ReturnType<typeof beekeeper>
  let owner: string
  let site: string
  let hive: string

  beforeAll(async () => {
    server = await testServer(database === 'SQLite' ? { DATABASE_URL: '' } : await freshDatabase())
    me = beekeeper(await server.person())
    owner = await me.person()
    site = await me.apiary(owner)
    hive = await me.colony(site, { name: 'Essaim' })
  })
  afterAll(() => server.close())

  it('stores a record of each kind with all that it has, and gives it back with what follows from it', async () => {
    const { card, ...others } = person
    const keeper = await me.read('person', owner)
    expect(keeper).toEqual({
      ...others,
      resourceUuid: owner,
      honey: 126,
      portrait: { label: 'façade.png', resourceUuid: someId },
      card: {
        scan: { label: 'card.pdf', resourceUuid: someId },
        chosenOn: card.chosen,
        validUntil: card.validUntil,
      },
    })
    const firm = await me.read('company', await me.company())
    const [lea, noe] = company.company.members
    expect(firm['company']).toEqual({
      ...company.company,
      resourceUuid: someId,
      shares: 0.3,
      members: [
        { ...lea, resourceUuid: someId, seat: { ...lea?.seat, onMap: true } },
        { ...noe, resourceUuid: someId },
      ],
    })
    expect(await me.read('apiary', site)).toEqual({
      ...apiary,
      resourceUuid: site,
      reference: 'RU-1',
      state: 'OPEN',
      owner,
      pictures: [],
      place: { ...apiary.place, onMap: true },
    })
    const id = await me.colony(site)
    const { frames, inspections, treatments, ...typed } = colony
    const stored = await me.read('colony', id)
    const follows = { weight: 5.5, fullFrames: 2, grade: 'WEAK', label: 'Reine Zoé WEAK' }
    expect(stored).toEqual({
      ...typed,
      resourceUuid: id,
      code: 'COL-2',
      state: 'ACTIVE',
      apiary: site,
      ...follows,
      frames: [
        { ...frames[0], weight: 2.5, full: true },
        { ...frames[1], weight: 3, full: true },
      ],
      inspections: inspections.map((one) => ({ ...one, resourceUuid: someId })),
      treatments: treatments.map(({ scanData, chosen, ...one }) => ({
        ...one,
        resourceUuid: someId,
        amount: 2,
        scan: { label: scanData.name, resourceUuid: someId },
        chosenOn: chosen,
      })),
    })
    expect(await me.list('colony')).toContainEqual({
      resourceUuid: id,
      code: 'COL-2',
      state: 'ACTIVE',
      apiary: site,
      name: typed.name,
      race: typed.race,
      marked: true,
      colour: 'BLUE',
      tags: typed.tags,
      target: 6,
      ...follows,
    })
    const reaped = await me.harvest(id, { helpers: [owner] })
    expect(await me.read('harvest', reaped)).toMatchObject({
      number: 'R-1',
      state: 'STORED',
      worth: 3.75,
      spent: 0.5,
      gain: 3.25,
      costs: [{ due: 0.25 }, { due: 0.25 }],
    })
  })

  const wrong: [
    what: string,
    kind: 'person' | 'company' | 'apiary' | 'colony' | 'harvest',
    record: object,
    ...string[],
  ][] = [
    ['what a variant demands', 'person', { kind: 'PERSON' }, 'card required', 'surname required'],
    ['what the other variant demands', 'company', { kind: 'COMPANY' }, 'company required'],
    [
      'a limit of a field of a variant',
      'person',
      { ...person, surname: 'É', hives: -1 },
      'hives minimum',
      'surname minLength',
    ],
    [
      'a format beside a pattern and a rule of a variant',
      'person',
      { ...person, hives: 51, number: 'A12' },
      'number format',
    ],
    ['what a rule of a variant demands', 'person', { ...person, hives: 51, number: undefined }, 'number required'],
    [
      'a computed sum of a part that its own rule compares',
      'company',
      {
        ...company,
        company: {
          ...company.company,
          members: [
            { name: 'Léa', share: 0.7 },
            { name: 'Noé', share: 0.4 },
          ],
        },
      },
      'company.members tooManyShares',
    ],
    [
      'a demand of a shape in the entries of a part',
      'company',
      {
        ...company,
        company: { ...company.company, members: [{ name: 'Léa', share: 1, seat: { town: 'Caen', latitude: 2 } }] },
      },
      'company.members.0.seat.longitude required',
    ],
    ['a letter twice', 'apiary', { ...apiary, flowers: ['ACACIA', 'ACACIA'] }, 'flowers uniqueItems', 'owner required'],
    ['a value that a closed lookup does not offer', 'colony', { ...colony, race: 'ZZZ' }, 'race enum'],
    ['what a rule of an entry demands', 'colony', { frames: [{ comb: 'DRAWN', honey: 1 }] }, 'frames.0.wax required'],
    [
      'more in an entry than its own rule allows',
      'colony',
      { frames: [{ comb: 'DRAWN', honey: 0.1, wax: 0.2 }] },
      'frames.0.wax moreWax',
    ],
    [
      'an error, where advice stands at the same field',
      'colony',
      { frames: manyFrames, target: 81 },
      'target targetTooHigh',
    ],
    [
      'a rule of an optional part',
      'colony',
      { frames: oneFrame, hive: { maker: 'Moi', price: 1, paid: 2 } },
      'hive.paid paidTooMuch',
    ],
    ['what a checked box demands', 'colony', { frames: oneFrame, marked: true }, 'colour required'],
    ['a state that only a change gives', 'colony', { frames: oneFrame, state: 'SOLD' }, 'state unknown'],
    ['a number that the server gives', 'colony', { frames: oneFrame, code: 'COL-9' }, 'code const'],
    ['cents that are more than the whole', 'harvest', { ...harvest, kept: 0.25 }, 'sold soldTooMuch'],
    ['days in the wrong order', 'harvest', { ...harvest, bottled: '30/06/2026' }, 'bottled bottledBefore'],
    [
      'a format of an entry',
      'harvest',
      { ...harvest, costs: [{ label: 'Pots', amount: 1, bill: 'x' }] },
      'costs.0.bill format',
    ],
  ]
  it.each(wrong)('refuses %s, at its field', async (_, kind, record, ...problems) => {
    const holder = { colony: { apiary: site }, harvest: { colony: hive }, person: {}, company: {}, apiary: {} }[kind]
    const files = 'card' in record ? [pdf('card')] : []
    const [status, ...found] = await me.refusal(kind, { ...holder, ...record }, files)
    expect([status, ...found.sort()]).toEqual([422, ...problems])
  })

  it('takes what it only advises against, and fields of another variant, which it keeps', async () => {
    const advised = await me.apiary(owner, { name: 'Col', altitude: 2000, place: { town: 'Aix', street: 'Aix' } })
    expect(await me.read('apiary', advised)).toMatchObject({ altitude: 2000, place: { town: 'Aix', street: 'Aix' } })
    const both = await me.person({ company: company.company, email: 'deux@example.org' })
    expect(await me.read('person', both)).toMatchObject({ surname: 'Élan', company: { name: company.company.name } })
  })

  it('keeps what is sent back, entries and files by their ids, and refuses a save of what was', async () => {
    const id = await me.colony(site, { name: 'Gardée' })
    const [before, version] = [await me.read('colony', id), await me.versionOf('colony', id)]
    const inspections = before['inspections'] as { resourceUuid: string }[]
    const [treatment] = before['treatments'] as { resourceUuid: string; scan: { resourceUuid: string } }[]
    const sent = {
      apiary: site,
      code: before['code'],
      name: 'Gardée',
      frames: oneFrame,
      inspections: [inspections[1], { day: '01/06/2026', mites: 31 }],
      treatments: [
        {
          resourceUuid: treatment?.resourceUuid,
          how: 'ACID',
          doses: 3,
          strength: 0.5,
          // The name and the time are those of the file that is kept, whatever is sent.
          scanData: { name: 'other.exe', id: treatment?.scan.resourceUuid },
          chosen: '01/01/2000 00:00:00',
        },
      ],
    }
    expect(await me.refusal('colony', sent, [], id, version)).toEqual([200])
    const after = await me.read('colony', id)
    expect(after).toMatchObject({ weight: 0.5, fullFrames: 0, grade: 'WEAK', label: 'Gardée WEAK' })
    expect(after['inspections']).toEqual(
      expect.arrayContaining([inspections[1], { day: '01/06/2026', mites: 31, resourceUuid: someId }]),
    )
    expect(after['treatments']).toEqual([
      {
        resourceUuid: treatment?.resourceUuid,
        how: 'ACID',
        doses: 3,
        amount: 15,
        strength: 0.5,
        scan: treatment?.scan,
        chosenOn: '11/20/2026 10:00:00',
      },
    ])
    expect(Object.keys(after)).not.toContain('hive')
    expect(await me.refusal('colony', sent, [], id, version)).toEqual([412, 'ERR_GEN_412'])
    expect(await me.read('colony', id)).toEqual(after)
  })

  it('keeps the pictures that are kept, and no other', async () => {
    const id = await me.made('apiary', { name: 'Photos', access: 'PATH', owner }, [
      photo('pictures', 'a.png'),
      photo('pictures', 'b.png'),
    ])
    const [first] = (await me.read('apiary', id))['pictures'] as { resourceUuid: string }[]
    const sent = { name: 'Photos', access: 'PATH', owner, keptPictures: [first?.resourceUuid] }
    expect(await me.refusal('apiary', sent, [photo('pictures', 'c.png')], id)).toEqual([200])
    const pictures = (await me.read('apiary', id))['pictures'] as { label: string; resourceUuid: string }[]
    expect(pictures.map(({ label }) => label)).toEqual(['a.png', 'c.png'])
    const tooMany = [photo('pictures', 'd.png'), photo('pictures', 'e.png'), photo('pictures', 'f.png')]
    expect(await me.refusal('apiary', sent, tooMany, id)).toEqual([422, 'pictures maxItems'])
    const answer = await me.inject({ url: `/api/restapi/file/${first?.resourceUuid}` })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
  })

  it('lets occur once what is computed, for the records that count', async () => {
    const twin = { name: 'Jumelle', frames: manyFrames, target: 50 }
    const id = await me.colony(site, twin)
    expect(await me.read('colony', id)).toMatchObject({ weight: 40, grade: 'STRONG', label: 'Jumelle STRONG' })
    const again = { ...colony, ...twin, apiary: site }
    expect(await me.refusal('colony', again, [pdf('treatments')])).toEqual([422, 'label sameLabel'])
    // A weak one has another label; it may not become the same.
    const weak = await me.colony(site, { name: 'Jumelle' })
    const same = { apiary: site, name: 'Jumelle', frames: manyFrames }
    expect(await me.refusal('colony', same, [], weak)).toEqual([422, 'label sameLabel'])
    // One that is sold counts no more.
    expect(await me.change('colony', id, 'sell')).toBe(200)
    expect(await me.refusal('colony', same, [], weak)).toEqual([200])
  })

  it('changes a state only where an expression over computed values allows it', async () => {
    const [weak, strong] = [
      await me.colony(site, { name: 'A' }),
      await me.colony(site, { name: 'B', frames: manyFrames }),
    ]
    expect(await me.change('colony', weak, 'sell')).toBe(412)
    expect(await me.change('colony', strong, 'sell')).toBe(200)
    expect(await me.read('colony', strong)).toMatchObject({ state: 'SOLD', weight: 40 })
    expect(Object.keys(await me.read('colony', strong))).not.toContain('target')
    expect(await me.change('colony', strong, 'sell')).toBe(412)
    const dear = { costs: [{ label: 'Pots', amount: 3.75 }] }
    const [lost, won] = [await me.harvest(strong, { ...dear, day: '02/07/2026' }), await me.harvest(strong)]
    expect(await me.read('harvest', lost)).toMatchObject({ gain: 0 })
    expect(await me.change('harvest', lost, 'sell', {})).toBe(412)
    expect(await me.change('harvest', lost, 'lose')).toBe(200)
    expect(await me.change('harvest', won, 'sell', { buyer: await me.company() })).toBe(200)
    expect((await me.read('harvest', won))['soldOn']).toMatch(/^\d\d\/\d\d\/\d{4}$/)
    for (const does of ['close', 'reopen', 'close']) {
      expect([does, await me.change('apiary', site, does)]).toEqual([does, 200])
    }
    expect(await me.read('apiary', site)).toMatchObject({ state: 'CLOSED' })
    expect(await me.change('apiary', site, 'reopen')).toBe(200)
    expect(Object.keys(await me.read('apiary', site))).not.toContain('closed')
    const stop = () => me.change('person', owner, 'unsubscribe', { phone: person.phone })
    expect([await stop(), await stop()]).toEqual([200, 412])
  })

  it('asks for fields as a state changes, takes these alone, and judges the record that comes of them', async () => {
    const won = await me.harvest(await me.colony(site, { name: 'Vendeuse' }), { day: '03/07/2026' })
    const stored = await me.read('harvest', won)
    const buyer = await me.company()
    for (const [asked, ...problems] of [
      [{ sold: 0.05 }, 'buyer required'],
      [{ buyer, sold: 'x' }, 'sold type'],
      [{ buyer, sold: 0.25 }, 'sold soldTooMuch'],
      [{ buyer, kept: 0 }, 'kept unknown'],
      [{ buyer, state: 'LOST' }, 'state unknown'],
      [{ buyer: owner }, 'buyer among'],
      [{ buyer: site }, 'buyer reference'],
    ] as const) {
      expect([asked, ...(await me.refusedChange('harvest', won, 'sell', asked))]).toEqual([asked, 422, ...problems])
    }
    expect(await me.read('harvest', won)).toEqual(stored)
    expect(await me.refusedChange('harvest', won, 'sell', { buyer })).toEqual([200])
    const after = await me.read('harvest', won)
    expect(after).toMatchObject({ state: 'SOLD', buyer })
    // What is left out is emptied.
    expect(Object.keys(after)).not.toContain('sold')

    const fenced = await me.apiary(owner, { name: 'Clos', access: 'ROAD' })
    expect(await me.refusedChange('apiary', fenced, 'fence', { altitude: 4001 })).toEqual([422, 'altitude maximum'])
    expect(await me.refusedChange('apiary', fenced, 'fence', { altitude: 3, neighbours: [site] })).toEqual([200])
    expect(await me.read('apiary', fenced)).toMatchObject({ access: 'PATH', altitude: 3, neighbours: [site] })

    const [reader, other] = [await me.person({ email: 'e@example.org' }), await me.person({ newsletter: false })]
    expect(await me.refusedChange('person', other, 'subscribe', { phone: '0612345678' })).toEqual([
      422,
      'email required',
    ])
    expect(await me.refusedChange('person', other, 'subscribe', { email: 'e@example.org' })).toEqual([
      422,
      'email sameEmail',
    ])
    expect(await me.refusedChange('person', reader, 'unsubscribe', { email: 'f@example.org' })).toEqual([
      422,
      'email unknown',
    ])
    expect(await me.refusedChange('person', reader, 'unsubscribe', { phone: '0712345678' })).toEqual([200])
    expect(await me.read('person', reader)).toMatchObject({ newsletter: false, phone: '0712345678' })
    expect(await me.refusedChange('person', other, 'subscribe', { email: 'e@example.org' })).toEqual([200])
    expect(await me.read('person', other)).toMatchObject({ newsletter: true, email: 'e@example.org' })
  })

  it('lets choose among some records alone, by both records, and keeps the ones that are stored', async () => {
    const [firm, hive, price] = [await me.company(), await me.colony(site, { name: 'Choix' }), 20]
    const reap = (changes: object) => me.refusal('harvest', { ...harvest, colony: hive, day: '04/07/2026', ...changes })
    expect(await reap({ buyer: owner })).toEqual([422, 'buyer among'])
    expect(await reap({ helpers: [owner, firm] })).toEqual([422, 'helpers.1 among'])
    const dear = await me.harvest(hive, { day: '04/07/2026', buyer: owner, price })
    // It fits no more once the price falls, and stays as long as it is not changed.
    const kept = { ...harvest, colony: hive, day: '04/07/2026', buyer: owner }
    expect(await me.refusal('harvest', kept, [], dear)).toEqual([200])
    expect(await me.refusal('harvest', { ...kept, buyer: firm }, [], dear)).toEqual([200])
    expect(await me.refusal('harvest', kept, [], dear)).toEqual([422, 'buyer among'])
    const gone = await me.colony(site, { name: 'Partie', frames: manyFrames })
    expect(await me.change('colony', gone, 'sell')).toBe(200)
    const daughter = { apiary: site, name: 'Fille choisie', frames: colony.frames, mother: gone }
    expect(await me.refusal('colony', daughter)).toEqual([422, 'mother among'])
  })

  it('keeps from being removed what a record needs as it is now, and empties the field otherwise', async () => {
    const buyer = await me.company()
    const won = await me.harvest(await me.colony(site, { name: 'Payée' }), { day: '05/07/2026', buyer })
    const other = await me.harvest(await me.colony(site, { name: 'Promise' }), { day: '05/07/2026', buyer })
    expect(await me.change('harvest', won, 'sell', { buyer })).toBe(200)
    expect(await me.remove('company', buyer)).toBe(409)
    expect(await me.read('harvest', other)).toMatchObject({ buyer })
    const spare = await me.company()
    const free = await me.harvest(await me.colony(site, { name: 'Libre' }), { day: '05/07/2026', buyer: spare })
    expect(await me.remove('company', spare)).toBe(200)
    expect(Object.keys(await me.read('harvest', free))).not.toContain('buyer')

    const young = await me.colony(site, { name: 'Cadette' })
    const mother = await me.colony(site, { name: 'Aînée', frames: manyFrames, daughters: [young] })
    expect(await me.remove('colony', young)).toBe(409)
    expect(await me.change('colony', mother, 'sell')).toBe(200)
    expect(await me.remove('colony', young)).toBe(200)
    expect((await me.read('colony', mother))['daughters'] ?? []).toEqual([])
  })

  it('judges a record by what it points at, and lets one of a kind have one value of several fields', async () => {
    const empty = await me.colony(site, { name: 'Vide', frames: oneFrame })
    const wanted = { ...harvest, colony: empty }
    expect(await me.refusal('harvest', wanted)).toEqual([422, 'colony lightColony'])
    expect(await me.refusal('colony', { apiary: site, name: 'Fille', frames: oneFrame, mother: empty })).toEqual([
      422,
      'mother emptyMother',
    ])
    const full = await me.colony(site, { name: 'Pleine' })
    await me.harvest(full)
    expect(await me.refusal('harvest', { ...harvest, colony: full })).toEqual([422, 'colony sameHarvest'])
    expect(await me.refusal('apiary', { ...apiary, owner })).toEqual([422, 'name sameName'])
    expect(await me.refusal('harvest', { ...wanted, colony: site })).toEqual([422, 'colony reference'])
  })

  it('keeps what is pointed at or forgets it, as each field says, and a record that points at itself can go', async () => {
    const [keeper, mentor] = [await me.person({ email: 'b@example.org' }), await me.person({ email: 'c@example.org' })]
    const pupil = await me.person({ email: 'd@example.org', mentor })
    const [first, second] = [await me.apiary(keeper, { name: 'Un' }), await me.apiary(keeper, { name: 'Deux' })]
    const [near, self] = [
      { ...apiary, name: 'Un', owner: keeper, neighbours: [first, second] },
      await me.colony(site, { name: 'Soi' }),
    ]
    expect(await me.refusal('apiary', near, [], first)).toEqual([200])
    expect(await me.remove('person', keeper)).toBe(409)
    expect(await me.remove('apiary', second)).toBe(200)
    expect(await me.read('apiary', first)).toMatchObject({ neighbours: [first] })
    expect(await me.remove('person', mentor)).toBe(200)
    expect(Object.keys(await me.read('person', pupil))).not.toContain('mentor')

    const own = { apiary: site, name: 'Soi', frames: colony.frames, mother: self, daughters: [self] }
    expect(await me.refusal('colony', own, [], self)).toEqual([200])
    const daughter = await me.colony(site, { name: 'Fille', mother: self, daughters: [self] })
    expect(await me.remove('colony', self)).toBe(409)
    expect(
      await me.refusal('colony', { apiary: site, name: 'Fille', frames: colony.frames, mother: self }, [], daughter),
    ).toEqual([200])
    expect(await me.remove('colony', self)).toBe(200)
    expect(Object.keys(await me.read('colony', daughter))).not.toContain('mother')
  })

  it('offers its lists and finds entries of other records, and shows nothing of it to a stranger', async () => {
    const get = async (path: string) => contentOf<unknown>(await me.inject({ url: `/api${path}` }))
    expect(await get('/auxiliary/bees/makers?input=warre')).toEqual([{ name: 'Warré' }])
    expect(await get('/auxiliary/bees/combs')).toEqual(['DRAWN', 'FOUNDATION'])
    await me.colony(site, { name: 'Trouvée' })
    const [treatment] = colony.treatments
    const { scanData: _, chosen: __, ...found } = treatment ?? { scanData: '', chosen: '' }
    expect(await get('/restapi/colony/treatments?search=thym')).toContainEqual(expect.objectContaining(found))
    expect(await get('/restapi/colony/inspections?search=couvain')).toContainEqual(colony.inspections[0])
    const stranger = beekeeper(await server.person())
    expect([await stranger.list('apiary'), await stranger.list('keeper')]).toEqual([[], []])
    expect((await stranger.inject({ url: `/api/restapi/apiary/${site}` })).statusCode).toBe(404)
    expect(await stranger.change('apiary', site, 'close')).toBe(404)
    expect(await stranger.refusal('apiary', { ...apiary, owner })).toEqual([422, 'owner reference'])
  })
})
