import PDFDocument from 'pdfkit'
import type { RecordOrder } from '../readOrders.ts'
import { textAt } from '../textAt.ts'
import { createSheet } from './createSheet.ts'
import { employmentContract } from './kinds/employmentContract.ts'
import { insuranceCertificate } from './kinds/insuranceCertificate.ts'
import { paySlip } from './kinds/paySlip.ts'
import { schoolCertificate } from './kinds/schoolCertificate.ts'
import { taxNotice } from './kinds/taxNotice.ts'
import type { Paper, PaperKind, PaperOrder } from './paper.ts'

const kinds: Readonly<Record<string, PaperKind>> = {
  employmentContract,
  insuranceCertificate,
  paySlip,
  schoolCertificate,
  taxNotice,
}

/** Draws a paper as PDF of one page. Throws if its kind is unknown. */
export function drawPaper(order: PaperOrder, record: RecordOrder): Promise<Uint8Array<ArrayBuffer>> {
  const write = Object.hasOwn(kinds, order.kind) ? kinds[order.kind] : undefined
  if (!write) throw new Error(`No paper is called ${order.kind}: ${Object.keys(kinds).join(', ')}`)
  // The same order always gives the same bytes: the file's own date is the one that is written on it.
  const info = { Title: `SPECIMEN ${order.kind}`, Author: 'Trousseau', CreationDate: dayOf(order.date) }
  const document = new PDFDocument({ size: 'A4', margin: 0, info, lang: 'fr-FR' })
  const paper = paperOf(order, record)
  const sheet = createSheet(document, paper.color)
  sheet.letterhead(paper.issuer, paper.issuerAddress)
  write(sheet, paper)
  sheet.specimen()
  return bytesOf(document)
}

function paperOf({ about = 'person', ...order }: PaperOrder, { json }: RecordOrder): Paper {
  const text = (path: string) => textAt(json, `${about}.${path}`)
  const name = text('name') || `${text('firstName')} ${text('surname')}`
  const birth = text('birthDate') && `${text('birthDate')} à ${text('placeOfBirth')}`
  const address = text('contacts.0.address') || textAt(json, 'representative.contacts.0.address')
  return { period: '', income: 0, subject: '', start: '', ...order, name, birth, address }
}

function dayOf(date: string): Date {
  const [day = 1, month = 1, year = 2000] = date.split('/').map(Number)
  return new Date(Date.UTC(year, month - 1, day))
}

function bytesOf(document: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    document.on('error', reject)
    document.end()
  })
}
