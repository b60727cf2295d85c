import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { individual as profile } from '../people.ts'
import { animation, filesOf, land, named, picture, refusal, type SentFile } from '../requests.ts'
import {
  announced,
  corporation,
  identity,
  individual,
  kept,
  paper,
  portrait,
  unchanged,
  type Tenant,
} from '../tenants.ts'
import { me, newPerson, other, server, withTwoAccounts } from '../twoAccounts.ts'

withTwoAccounts()

const onDisk = (...stored: ({ resourceUuid: string } | undefined)[]) =>
  stored.map(({ resourceUuid: id = '' } = { resourceUuid: '' }) =>
    existsSync(join(server.dataDir, 'files', id.slice(0, 2), id)),
  )
const stamp = (): SentFile => ({ ...picture('cachet.png'), part: 'stampPicture' })
const withDocuments = (...documents: object[]) => ({ ...individual, documents })
const full = (person = me) =>
  person.tenants.created(withDocuments(announced('a.txt'), announced('b.txt')), [
    identity(),
    portrait(),
    paper('a.txt'),
    paper('b.txt'),
  ])
const put = (before: Tenant, sent: object, sentFiles: SentFile[] = []) =>
  me.tenants.save(sent, { id: before.resourceUuid, files: sentFiles })

/** Expects that a save is refused with one named field, and that nothing has changed and nothing is left lying. */
async function refused(
  record: object,
  { before, files = [] }: { before?: Tenant; files?: SentFile[] },
  [fieldName, message]: readonly [fieldName: string, message: string],
) {
  const state = async () => ({ records: await me.tenants.list(), files: filesOf(server.dataDir, 'files') })
  const earlier = await state()
  const answer = await me.tenants.save(record, { files, ...(before && { id: before.resourceUuid }) })
  expect([answer.statusCode, named(answer)]).toEqual([422, [{ fieldName, message }]])
  expect(await state()).toEqual(earlier)
  expect(filesOf(server.dataDir, 'incoming')).toBe(0)
  if (before) expect(await me.tenants.read(before)).toEqual(before)
}

describe('files that are kept', () => {
  it('OP-69 survive saves that do not send them again, with name, time and bytes, whatever is sent beside their ids', async () => {
    const before = await full()
    const held = filesOf(server.dataDir, 'files')
    const documents = before.documents?.map((document) => ({
      ...kept(document),
      metaData: { fileName: 'virus.exe', fileUuid: document.fileData?.resourceUuid },
      uploaddate: '01/01/2000 00:00:00',
    }))
    for (const change of [
      { documents, picture: { ...before.picture, label: 'x.exe' } },
      { privateComment: 'Nouveau.' },
    ]) {
      expect((await put(before, { ...unchanged(before), ...change })).statusCode).toBe(200)
    }
    expect(await me.tenants.read(before)).toEqual({ ...before, privateComment: 'Nouveau.' })
    expect(filesOf(server.dataDir, 'files')).toBe(held)
    const answer = await me.fetchFile(before.documents?.[1]?.fileData?.resourceUuid)
    expect([answer.statusCode, answer.body]).toEqual([200, 'text of b.txt'])
  })

  it('stand beside new ones, each document with its own file, in whatever order', async () => {
    const before = await full()
    const [a, b] = before.documents ?? []
    if (!a || !b) throw new Error('two documents were sent')
    const documents = [announced('c.txt'), kept(b), announced('d.txt', { description: 'last' }), kept(a)]
    const answer = await put(before, { ...unchanged(before), documents }, [paper('c.txt'), paper('d.txt')])
    expect(answer.statusCode).toBe(200)
    const after = await me.tenants.read(before)
    expect(after.documents?.map(({ fileData }) => fileData?.label)).toEqual(['c.txt', 'b.txt', 'd.txt', 'a.txt'])
    expect([after.documents?.[1], after.documents?.[3]]).toEqual([b, a])
    expect(after.documents?.[2]?.['description']).toBe('last')
    for (const { fileData } of after.documents ?? []) {
      expect((await me.fetchFile(fileData?.resourceUuid)).body).toBe(`text of ${fileData?.label}`)
    }
    expect(new Set(after.documents?.map(({ resourceUuid }) => resourceUuid)).size).toBe(4)
  })

  it('are gone from the disk when they are removed or replaced, and only they', async () => {
    const before = await full()
    const [a, b] = before.documents ?? []
    const { picture: gone, ...rest } = unchanged(before)
    expect((await put(before, { ...rest, documents: b ? [kept(b)] : [] })).statusCode).toBe(200)
    expect(onDisk(a?.fileData, gone)).toEqual([false, false])
    expect(onDisk(b?.fileData, before.identificationDocument?.fileData)).toEqual([true, true])
    expect((await me.fetchFile(a?.fileData?.resourceUuid)).statusCode).toBe(404)

    const sent = { ...rest, documents: [], identificationDocument: individual.identificationDocument }
    expect((await put(before, sent, [identity('neuf.png'), portrait('neu.png')])).statusCode).toBe(200)
    const after = await me.tenants.read(before)
    expect([after.identificationDocument?.fileData?.label, after.picture?.label]).toEqual(['neuf.png', 'neu.png'])
    expect(onDisk(before.identificationDocument?.fileData)).toEqual([false])
  })

  it('REAL-55 count together with new ones', async () => {
    const before = await me.estates.created(land, [picture('1'), picture('2'), picture('3')])
    const oldPictures = before.pictures?.map(({ resourceUuid }) => resourceUuid)
    const files = [picture('4'), picture('5'), picture('6')]
    const held = filesOf(server.dataDir, 'files')
    const answer = await me.estates.save({ ...land, oldPictures }, { id: before.resourceUuid, files })
    expect([answer.statusCode, named(answer)]).toEqual([422, [{ fieldName: 'pictures', message: 'maxItems' }]])
    expect(await me.estates.read(before.resourceUuid)).toEqual(before)
    expect(filesOf(server.dataDir, 'files')).toBe(held)
    const fewer = await me.estates.save({ ...land, oldPictures }, { id: before.resourceUuid, files: files.slice(1) })
    expect(fewer.statusCode).toBe(200)
    expect((await me.estates.read(before.resourceUuid)).pictures).toHaveLength(5)
  })

  it('are never more than the limit, however many saves come side by side', async () => {
    const four = ['1', '2', '3', '4'].map((name) => picture(name))
    const { resourceUuid: id, pictures: before } = await me.estates.created(land, four)
    const oldPictures = before?.map(({ resourceUuid }) => resourceUuid)
    const held = filesOf(server.dataDir, 'files')
    const saves = Array.from({ length: 20 }, (_, index) =>
      me.estates.save({ ...land, oldPictures }, { id, files: [picture(`new ${index}`)] }),
    )
    expect(new Set((await Promise.all(saves)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    const { pictures = [] } = await me.estates.read(id)
    expect(pictures.map(({ resourceUuid }) => resourceUuid).slice(0, 4)).toEqual(oldPictures)
    expect(pictures).toHaveLength(5)
    expect(filesOf(server.dataDir, 'files')).toBe(held + 1)
    await me.estates.remove(id)
    expect(filesOf(server.dataDir, 'files')).toBe(held - 4)
  })

  it('ACC-26 API-28 may be a signature and a stamp, ACC-43 ACC-44 one each, ACC-45 and gone without their ids', async () => {
    const person = await newPerson()
    await person.profile.save(profile, { files: [picture(), stamp()] })
    const before = await person.profile.read()
    const [signature, seal] = [before.signaturePicture?.resourceUuid, before.stampPicture?.resourceUuid]
    const sent = { ...profile, oldSignaturePicture: signature, oldStampPicture: seal }
    for (const [file, field] of [
      [picture(), 'signaturePicture'],
      [stamp(), 'stampPicture'],
    ] as const) {
      expect(await refusal(person.profile.save(sent, { files: [file] }))).toEqual([422, `${field} maxItems`])
    }
    expect((await person.profile.save(sent)).statusCode).toBe(200)
    expect(await person.profile.read()).toEqual(before)
    const next = { ...sent, oldSignaturePicture: '' }
    await person.profile.save(next)
    const { signaturePicture: _, ...others } = before
    expect(await person.profile.read()).toEqual(others)
    expect(onDisk(before.signaturePicture, before.stampPicture)).toEqual([false, true])
    expect((await person.profile.save(next, { files: [animation] })).statusCode).toBe(200)
    expect((await person.profile.read()).signaturePicture?.label).toBe('jardin.gif')
  })
})

it('ids of files are known in their own place of their own record only, and once', async () => {
  const [mine, second] = [await full(), await full()]
  const theirs = await full(other)
  const claim = (fileUuid: string | undefined) => ({ metaData: { fileName: 'x', fileUuid } })
  const own = mine.documents?.[0]?.fileData?.resourceUuid
  const passport = mine.identificationDocument?.fileData?.resourceUuid
  const { identificationDocument } = unchanged(mine)
  const document = (id: string | undefined) => ({ documents: [claim(id)] })
  const papers = (id: string | undefined) => ({ identificationDocument: { ...identificationDocument, ...claim(id) } })
  for (const [change, fieldName] of [
    [document(theirs.documents?.[0]?.fileData?.resourceUuid), 'documents.0.fileData'],
    [document(second.documents?.[0]?.fileData?.resourceUuid), 'documents.0.fileData'],
    [document(passport), 'documents.0.fileData'],
    [{ documents: [claim(own), claim(own)] }, 'documents.1.fileData'],
    [papers(own), 'identificationDocument.fileData'],
    [papers(theirs.identificationDocument?.fileData?.resourceUuid), 'identificationDocument.fileData'],
    [{ picture: theirs.picture }, 'picture'],
    [{ picture: second.picture }, 'picture'],
    [{ picture: { label: 'x', resourceUuid: own } }, 'picture'],
  ] as const) {
    await refused({ ...unchanged(mine), ...change }, { before: mine }, [fieldName, 'unknown'])
  }
  await refused({ ...individual, picture: mine.picture }, { files: [identity()] }, ['picture', 'unknown'])
  await refused({ ...individual, identificationDocument }, {}, ['identificationDocument.fileData', 'unknown'])
  expect(await other.tenants.read(theirs)).toEqual(theirs)
})

describe('files that do not fit', () => {
  const { metaData: _, ...silent } = individual.identificationDocument
  const { identificationDocument: __, ...without } = individual
  const two = withDocuments(announced('a.txt'), announced('b.txt'))
  const file = 'identificationDocument.fileData'
  const firm = { ...corporation, identificationDocument: { metaData: { fileName: 'kbis.png' } } }

  it.each<[string, object, SentFile[], [fieldName: string, message: string]]>([
    ['that is demanded', individual, [], [file, 'required']],
    ['that is not announced', { ...individual, identificationDocument: silent }, [], [file, 'required']],
    ['whose part is missing', without, [], ['identificationDocument', 'required']],
    ['of a second document', two, [identity(), paper('a.txt')], ['documents.1.fileData', 'required']],
    ['of a document', withDocuments({ description: 'x' }), [identity()], ['documents.0.metaData', 'required']],
    ['that is announced where none is asked for', firm, [], [file, 'required']],
  ])('a file is missed %s', (_, record, files, expected) => refused(record, { files }, expected))

  it('are refused where there is no place for them', async () => {
    const before = await full()
    await refused(individual, { files: [identity(), paper('a.txt')] }, ['documents.fileData', 'unknown'])
    await refused(unchanged(before), { before, files: [portrait()] }, ['picture', 'maxItems'])
    await refused(unchanged(before), { before, files: [identity()] }, [file, 'maxItems'])
    await refused(corporation, { files: [identity()] }, [file, 'unknown'])
    await refused(individual, { files: [identity(), { ...picture(), part: 'selfie' }] }, ['selfie', 'unknown'])
  })
})
