import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { animation, drawing, filesOf, named, picture, type SentFile } from './requests.ts'
import {
  announced,
  corporation,
  createdTenant,
  fetchFile,
  identity,
  individual,
  kept,
  listTenants,
  paper,
  portrait,
  readTenant,
  saveTenant,
  unchanged,
  type Tenant,
} from './tenants.ts'
import { me, other, server } from './twoPeople.ts'

const mebibyte = 1024 * 1024
const onDisk = (id = '') => existsSync(join(server.dataDir, 'files', id.slice(0, 2), id))
const withDocuments = (...documents: object[]) => ({ ...individual, documents })

/** A tenant with an identity document, a picture and two supporting documents. */
const full = () =>
  createdTenant(server, me, withDocuments(announced('a.txt'), announced('b.txt')), [
    identity(),
    portrait(),
    paper('a.txt'),
    paper('b.txt'),
  ])

/** Expects that a save is refused with one named field, and that nothing has changed and nothing is left lying. */
async function refused(
  record: unknown,
  { before, files = [] }: { before?: Tenant; files?: SentFile[] },
  expected: [status: number, fieldName: string, message: string],
) {
  const state = async () => ({ records: await listTenants(server, me), files: filesOf(server.dataDir, 'files') })
  const earlier = await state()
  const answer = await saveTenant(server, me, record, { files, ...(before && { id: before.resourceUuid }) })
  const [status, fieldName, message] = expected
  expect([answer.statusCode, named(answer)]).toEqual([status, [{ fieldName, message }]])
  expect(await state()).toEqual(earlier)
  expect(filesOf(server.dataDir, 'incoming')).toBe(0)
  if (before) expect(await readTenant(server, me, before)).toEqual(before)
}

describe('files that are kept', () => {
  it('OP-69 API-40 survive saves that do not send them again, with their bytes', async () => {
    const before = await full()
    const held = filesOf(server.dataDir, 'files')
    for (const change of [{ monthlyIncome: 1 }, { privateComment: 'Nouveau.' }]) {
      const sent = { ...unchanged(before), ...change }
      expect((await saveTenant(server, me, sent, { id: before.resourceUuid })).statusCode).toBe(200)
    }
    const after = await readTenant(server, me, before)
    expect(after).toEqual({ ...before, privateComment: 'Nouveau.' })
    expect(filesOf(server.dataDir, 'files')).toBe(held)
    const answer = await fetchFile(server, me, after.documents?.[1]?.fileData?.resourceUuid)
    expect([answer.statusCode, answer.body]).toEqual([200, 'text of b.txt'])
  })

  it('stand beside new ones, each document with its own file, in whatever order', async () => {
    const before = await full()
    const [a, b] = before.documents ?? []
    if (!a || !b) throw new Error('two documents were sent')
    const documents = [announced('c.txt'), kept(b), announced('d.txt', { description: 'last' }), kept(a)]
    const files = [paper('c.txt'), paper('d.txt')]
    const sent = { ...unchanged(before), documents }
    expect((await saveTenant(server, me, sent, { id: before.resourceUuid, files })).statusCode).toBe(200)
    const after = await readTenant(server, me, before)
    expect(after.documents?.map(({ fileData }) => fileData?.label)).toEqual(['c.txt', 'b.txt', 'd.txt', 'a.txt'])
    expect([after.documents?.[1], after.documents?.[3]]).toEqual([b, a])
    expect(after.documents?.[2]?.['description']).toBe('last')
    for (const { fileData } of after.documents ?? []) {
      expect((await fetchFile(server, me, fileData?.resourceUuid)).body).toBe(`text of ${fileData?.label}`)
    }
    expect(new Set(after.documents?.map(({ resourceUuid }) => resourceUuid)).size).toBe(4)
  })

  it('keep the name and the time that are stored, whatever is sent beside the id', async () => {
    const before = await full()
    const documents = before.documents?.map((document) => ({
      ...kept(document),
      metaData: { fileName: 'virus.exe', fileUuid: document.fileData?.resourceUuid },
      uploaddate: '01/01/2000 00:00:00',
    }))
    const sent = { ...unchanged(before), documents, picture: { ...before.picture, label: 'x.exe' } }
    expect((await saveTenant(server, me, sent, { id: before.resourceUuid })).statusCode).toBe(200)
    expect(await readTenant(server, me, before)).toEqual(before)
  })

  it('are gone from the disk when they are removed, and only they', async () => {
    const before = await full()
    const [a, b] = before.documents ?? []
    const { picture: gone, ...rest } = unchanged(before)
    const sent = { ...rest, documents: b ? [kept(b)] : [] }
    expect((await saveTenant(server, me, sent, { id: before.resourceUuid })).statusCode).toBe(200)
    expect([a?.fileData, gone].map((file) => onDisk(file?.resourceUuid))).toEqual([false, false])
    expect([b?.fileData, before.identificationDocument?.fileData].map((file) => onDisk(file?.resourceUuid))).toEqual([
      true,
      true,
    ])
    expect((await fetchFile(server, me, a?.fileData?.resourceUuid)).statusCode).toBe(404)
  })

  it('are replaced by a new one in their place', async () => {
    const before = await full()
    const { picture: old, ...rest } = unchanged(before)
    const sent = { ...rest, identificationDocument: individual.identificationDocument }
    const files = [identity('neuf.png'), portrait('neu.png')]
    expect((await saveTenant(server, me, sent, { id: before.resourceUuid, files })).statusCode).toBe(200)
    const after = await readTenant(server, me, before)
    expect([after.identificationDocument?.fileData?.label, after.picture?.label]).toEqual(['neuf.png', 'neu.png'])
    expect([before.identificationDocument?.fileData, old].map((file) => onDisk(file?.resourceUuid))).toEqual([
      false,
      false,
    ])
  })
})

describe('ids of files', () => {
  it('are known in their own place of their own record only, and once', async () => {
    const [mine, second] = [await full(), await full()]
    const theirs = await createdTenant(server, other, withDocuments(announced('a.txt')), [
      identity(),
      portrait(),
      paper('a.txt'),
    ])
    const claim = (fileUuid: string | undefined) => ({ metaData: { fileName: 'x', fileUuid } })
    const own = mine.documents?.[0]?.fileData?.resourceUuid
    const passport = mine.identificationDocument?.fileData?.resourceUuid
    const { identificationDocument } = unchanged(mine)
    for (const [change, fieldName] of [
      [{ documents: [claim(theirs.documents?.[0]?.fileData?.resourceUuid)] }, 'documents.0.fileData'],
      [{ documents: [claim(second.documents?.[0]?.fileData?.resourceUuid)] }, 'documents.0.fileData'],
      [{ documents: [claim(passport)] }, 'documents.0.fileData'],
      [{ documents: [claim(own), claim(own)] }, 'documents.1.fileData'],
      [{ identificationDocument: { ...identificationDocument, ...claim(own) } }, 'identificationDocument.fileData'],
      [
        {
          identificationDocument: {
            ...identificationDocument,
            ...claim(theirs.identificationDocument?.fileData?.resourceUuid),
          },
        },
        'identificationDocument.fileData',
      ],
      [{ picture: theirs.picture }, 'picture'],
      [{ picture: second.picture }, 'picture'],
      [{ picture: { label: 'x', resourceUuid: own } }, 'picture'],
    ] as const) {
      await refused({ ...unchanged(mine), ...change }, { before: mine }, [422, fieldName, 'unknown'])
    }
    await refused({ ...individual, picture: mine.picture }, { files: [identity()] }, [422, 'picture', 'unknown'])
    const claimed = { ...individual, identificationDocument: unchanged(mine).identificationDocument }
    await refused(claimed, {}, [422, 'identificationDocument.fileData', 'unknown'])
    expect(await readTenant(server, other, theirs)).toEqual(theirs)
  })

  it('give their bytes to their owner alone', async () => {
    const tenant = await full()
    const ids = [tenant.documents?.[0]?.fileData, tenant.identificationDocument?.fileData, tenant.picture]
    for (const file of ids) {
      expect((await fetchFile(server, me, file?.resourceUuid)).statusCode).toBe(200)
      expect((await fetchFile(server, other, file?.resourceUuid)).statusCode).toBe(404)
      expect((await fetchFile(server, undefined, file?.resourceUuid)).statusCode).toBe(401)
    }
  })
})

describe('files that do not fit', () => {
  it('are refused where they are missing', async () => {
    await refused(individual, {}, [422, 'identificationDocument.fileData', 'required'])
    const { metaData: _, ...silent } = individual.identificationDocument
    await refused({ ...individual, identificationDocument: silent }, {}, [
      422,
      'identificationDocument.fileData',
      'required',
    ])
    const { identificationDocument: __, ...without } = individual
    await refused(without, {}, [422, 'identificationDocument', 'required'])
    const two = withDocuments(announced('a.txt'), announced('b.txt'))
    await refused(two, { files: [identity(), paper('a.txt')] }, [422, 'documents.1.fileData', 'required'])
    await refused(withDocuments({ description: 'none' }), { files: [identity()] }, [
      422,
      'documents.0.metaData',
      'required',
    ])
    // Whoever announces a file must send it, even where none is asked for.
    const firm = { ...corporation, identificationDocument: { metaData: { fileName: 'kbis.png' } } }
    await refused(firm, {}, [422, 'identificationDocument.fileData', 'required'])
  })

  it('are refused where there is no place for them', async () => {
    const before = await full()
    await refused(individual, { files: [identity(), paper('a.txt')] }, [422, 'documents.fileData', 'unknown'])
    const one = withDocuments(announced('a.txt'))
    await refused(one, { files: [identity(), paper('a.txt'), paper('b.txt')] }, [422, 'documents.fileData', 'maxItems'])
    await refused(individual, { files: [identity(), identity()] }, [422, 'identificationDocument.fileData', 'maxItems'])
    await refused(individual, { files: [identity(), portrait(), portrait()] }, [422, 'picture', 'maxItems'])
    await refused(unchanged(before), { before, files: [portrait()] }, [422, 'picture', 'maxItems'])
    await refused(unchanged(before), { before, files: [identity()] }, [
      422,
      'identificationDocument.fileData',
      'maxItems',
    ])
    await refused(corporation, { files: [identity()] }, [422, 'identificationDocument.fileData', 'unknown'])
    await refused(individual, { files: [identity(), { ...picture(), part: 'selfie' }] }, [422, 'selfie', 'unknown'])
  })

  it('are at most 20 documents', async () => {
    const names = Array.from({ length: 21 }, (_, index) => `${index}.txt`)
    const record = withDocuments(...names.slice(1).map((name) => announced(name)))
    await refused(record, { files: [identity(), ...names.map((name) => paper(name))] }, [
      422,
      'documents.fileData',
      'maxItems',
    ])
    const files = [identity(), ...names.slice(1).map((name) => paper(name))]
    expect((await saveTenant(server, me, record, { files })).statusCode).toBe(200)
  })

  it('OP-70 are refused as identity document or picture if they are no image, whatever they are called', async () => {
    const pdf = { name: 'cni.png', bytes: Buffer.from('%PDF-1.7\n'), type: 'image/png' }
    for (const file of [
      pdf,
      { ...pdf, bytes: Buffer.from('plain text') },
      { ...pdf, bytes: Buffer.from([1, 2, 0, 255]) },
    ]) {
      const wrong = { ...file, part: 'identificationDocument' }
      await refused(individual, { files: [wrong] }, [422, 'identificationDocument.fileData', 'mediaType'])
      await refused(individual, { files: [identity(), { ...file, part: 'picture' }] }, [422, 'picture', 'mediaType'])
    }
    for (const file of [animation, drawing(), picture()]) {
      const files = [
        { ...file, part: 'identificationDocument' },
        { ...file, part: 'picture' },
      ]
      expect((await saveTenant(server, me, individual, { files })).statusCode).toBe(200)
    }
  })

  it('are refused empty, and with one byte more than 20 MiB', async () => {
    const record = withDocuments(announced('a.bin'))
    await refused(record, { files: [identity(), paper('a.bin', '')] }, [422, 'documents.fileData', 'empty'])
    const largest = Buffer.alloc(20 * mebibyte, 'a')
    const tooLarge = paper('a.bin', Buffer.concat([largest, Buffer.from('b')]))
    await refused(record, { files: [identity(), tooLarge] }, [413, 'documents.fileData', 'tooLarge'])
    const stored = await createdTenant(server, me, record, [identity(), paper('a.bin', largest)])
    const answer = await fetchFile(server, me, stored.documents?.[0]?.fileData?.resourceUuid)
    expect(answer.rawPayload.equals(largest)).toBe(true)
  })
})
