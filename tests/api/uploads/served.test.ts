import { expect, it } from 'vitest'
import { page, program, scriptedGif, scriptedPdf, zipBomb } from '../../fixtures/hostileFiles.ts'
import { drawing, picture } from '../requests.ts'
import { announced, identity, individual, paper, type StoredFile } from '../tenants.ts'
import { me, withTwoAccounts } from '../twoAccounts.ts'
import { unzip } from '../unzip.ts'

withTwoAccounts()

/** Stores a supporting document and fetches it, as any browser could be led to. */
async function served(name: string, bytes: Buffer | string) {
  const record = { ...individual, documents: [announced('announced.pdf')] }
  const { documents } = await me.tenants.created(record, [identity(), paper(name, bytes)])
  const file = documents?.[0]?.fileData as StoredFile
  return { file, answer: await me.fetchFile(file.resourceUuid) }
}

const drawn = drawing('<svg xmlns="http://www.w3.org/2000/svg" onload="ran()"><script>ran()</script></svg>')
const xml = '<?xml version="1.0"?><a xmlns="http://www.w3.org/1999/xhtml"/>'
const pdf = 'application/pdf'
const any = 'application/octet-stream'
const exe = 'application/x-msdownload'

it.each([
  ['a PDF with scripts and a program in it', 'bail.pdf', scriptedPdf(), pdf, 'inline'],
  ['a PDF with a page behind it', 'bail.html', scriptedPdf(page), pdf, 'inline'],
  ['a PDF that is a script too', 'bail.js', '%PDF-1.7/*\n*/=1;ran()//', pdf, 'inline'],
  ['an image', 'a.html', Buffer.from(picture().bytes), 'image/png', 'inline'],
  ['a GIF that is a script too', 'bail.js', scriptedGif, 'image/gif', 'inline'],
  ['a page with a PDF behind it', 'bail.pdf', page + scriptedPdf().toString('latin1'), 'text/plain', 'attachment'],
  ['a script with a PDF in it', 'bail.pdf', 'ran();/*\n%PDF-1.7\n*/', 'text/plain', 'attachment'],
  ['other XML', 'bail.pdf', xml, 'text/plain', 'attachment'],
  ['text', 'bail.pdf', 'Reçu le 3 mai.\r\n\tMerci.', 'text/plain', 'attachment'],
  ['text in old letters', 'bail.pdf', Buffer.from('Re\xe7u', 'latin1'), any, 'attachment'],
  ['text with a bell', 'bail.pdf', 'a\u0007', any, 'attachment'],
  ['a cut letter at the end', 'bail.pdf', Buffer.from([0x61, 0xc3]), any, 'attachment'],
  ['a drawing with a script', 'bail.png', Buffer.from(drawn.bytes), 'image/svg+xml', 'attachment'],
  ['a program called .pdf', 'bail.pdf', program, exe, 'attachment'],
  ['a program called .jpg', 'bail.jpg', program, exe, 'attachment'],
  ['a zip called .pdf', 'bail.pdf', zipBomb('setup.exe', 1), 'application/zip', 'attachment'],
  ['a zip that unpacks to 3 GB', 'bail.zip', zipBomb('a', 3000), 'application/zip', 'attachment'],
  ['a docx that unpacks to 3 GB', 'bail.docx', zipBomb('[Content_Types].xml', 3000), 'application/zip', 'attachment'],
])('OP-70 OP-82 a document may be %s, and nothing runs or unpacks it', async (_, name, bytes, type, kind) => {
  const before = process.resourceUsage().maxRSS
  const { answer } = await served(name, bytes)
  expect(answer.headers).toMatchObject({
    'content-type': type,
    'content-disposition': `${kind}; filename="${name}"; filename*=UTF-8''${name}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(answer.rawPayload.equals(Buffer.from(bytes))).toBe(true)
  // In kilobytes: the most memory that the process ever had.
  expect(process.resourceUsage().maxRSS - before).toBeLessThan(500_000)
})

it('a document has a safe name in lists, headers and the export, whatever it is called', async () => {
  for (const [name, label] of [
    ['Reçu.pdf', 'Reçu.pdf'],
    ['..', 'file'],
    ['   ', 'file'],
    ['folder/', 'file'],
    [`x${'👍'.repeat(200)}.pdf`, `x${'👍'.repeat(125)}.pdf`],
    ['../../etc/pass\u202Ewd', 'passwd'],
    ['..\\..\\autorun.inf', 'autorun.inf'],
    ['bail.pdf\u0000.exe', 'bail.pdf.exe'],
    ['bail\r\nSet-Cookie: a=b\r\n\r\n<script>.pdf', 'bail%0D%0ASet-Cookie: a=b%0D%0A%0D%0A<script>.pdf'],
    ['"; filename=x.exe; a=".pdf', '"; filename=x.exe; a=".pdf'],
    ['Bail "signé" l’e\u0301t\u00e9.pdf', 'Bail "signé" l’été.pdf'],
    [`${'n'.repeat(300)}.pdf`, `${'n'.repeat(251)}.pdf`],
    ['𠮷e\u0301<img src=x onerror=ran()>.pdf', '𠮷\u00e9<img src=x onerror=ran()>.pdf'],
  ] as const) {
    const { file, answer } = await served(name, scriptedPdf())
    expect(file.label).toBe(label)
    const header = String(answer.headers['content-disposition'])
    const parts = /^inline; filename="([\x20-\x7E]*)"; filename\*=UTF-8''([\w!#$&+.^`|~%-]+)$/.exec(header)
    expect(parts?.[1]).not.toMatch(/["\\%]/)
    expect(decodeURIComponent(parts?.[2] ?? '')).toBe(label)
    expect(answer.headers['set-cookie']).toBeUndefined()
  }
  const url = '/api/authentication/account/export'
  const entries = unzip((await me.inject({ url })).rawPayload)
  const steps = [...entries.keys()].flatMap((entry) => entry.split('/'))
  expect(steps.filter((step) => /^\.*$|[\\\p{Cc}\u202E]/u.test(step))).toEqual([])
  expect(steps).toContain('passwd')
})
