import { describe, expect, it } from 'vitest'
import { picture } from './requests.ts'
import {
  announced,
  corporation,
  createdTenant,
  fetchFile,
  identity,
  individual,
  paper,
  portrait,
  type Tenant,
} from './tenants.ts'
import { me, server } from './twoPeople.ts'
import { unzip } from './unzip.ts'

const withDocuments = (...documents: object[]) => ({ ...individual, documents })

describe('supporting documents', () => {
  const docx = Buffer.from('UEsDBBQAAAAAAA==', 'base64')
  it.each([
    ['a PDF', Buffer.from('%PDF-1.7\n'), 'application/pdf', 'inline'],
    ['an image', Buffer.from(picture().bytes), 'image/png', 'inline'],
    ['a page', '<!doctype html><script>alert(1)</script>', 'text/plain', 'attachment'],
    ['other XML', '<?xml version="1.0"?><a xmlns="http://www.w3.org/1999/xhtml"/>', 'text/plain', 'attachment'],
    [
      'a drawing with a script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'image/svg+xml',
      'attachment',
    ],
    ['text', 'Reçu le 3 mai.\r\n\tMerci.', 'text/plain', 'attachment'],
    ['text in old letters', Buffer.from('Re\xe7u', 'latin1'), 'application/octet-stream', 'attachment'],
    ['text with a bell', 'a\u0007', 'application/octet-stream', 'attachment'],
    ['a cut letter at the end', Buffer.from([0x61, 0xc3]), 'application/octet-stream', 'attachment'],
    ['an archive', docx, 'application/zip', 'attachment'],
    ['anything', Buffer.from([0, 1, 2, 3, 255]), 'application/octet-stream', 'attachment'],
  ])('OP-70 OP-82 may be %s, which is never run', async (_, bytes, type, kind) => {
    const stored = await createdTenant(server, me, withDocuments(announced('Reçu.pdf')), [
      identity(),
      paper('Reçu.pdf', bytes),
    ])
    const answer = await fetchFile(server, me, stored.documents?.[0]?.fileData?.resourceUuid)
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'content-disposition': `${kind}; filename="Re_u.pdf"; filename*=UTF-8''Re%C3%A7u.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(answer.rawPayload.equals(Buffer.from(bytes))).toBe(true)
  })

  it('are named after the file that came, in a safe form', async () => {
    const record = withDocuments(announced('announced.txt'))
    const stored = await createdTenant(server, me, record, [identity(), paper('../../etc/pass\u202Ewd.txt')])
    expect(stored.documents?.[0]?.fileData?.label).toBe('passwd.txt')
  })
})

it('an export holds the tenants with all their files', async () => {
  const owner = await server.person()
  const files = [identity(), portrait(), paper('a.txt')]
  const tenant = await createdTenant(server, owner, withDocuments(announced('a.txt')), files)
  const firm = await createdTenant(server, owner, corporation)
  const url = '/api/authentication/account/export'
  const entries = unzip((await server.inject({ url, headers: owner.bearer })).rawPayload)
  const rows = JSON.parse(String(entries.get('tenant.json'))) as Tenant[]
  expect(rows).toHaveLength(2)
  expect(rows).toMatchObject([tenant, firm])
  const document = tenant.documents?.[0]?.fileData
  for (const file of [document, tenant.identificationDocument?.fileData, tenant.picture])
    expect(entries.has(`files/${file?.resourceUuid}/${file?.label}`)).toBe(true)
  expect(String(entries.get(`files/${document?.resourceUuid}/a.txt`))).toBe('text of a.txt')
})
