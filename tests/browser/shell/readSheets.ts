import { createRequire } from 'node:module'
import type { Browser, Page } from '@playwright/test'
import type * as pdfjs from 'pdfjs-dist'

const require = createRequire(import.meta.url)
const scripts = ['pdf.worker.min.mjs', 'pdf.min.mjs'].map((name) => require.resolve(`pdfjs-dist/legacy/build/${name}`))

/** A text on a sheet of paper, with its height above the lower edge and its size, both in points. */
export interface PrintedText {
  text: string
  bottom: number
  size: number
}

/** A page that reads PDFs, outside the context of the tested page. PDF.js needs a newer Node than ours, but not a newer browser. */
export async function openPdfReader(browser: Browser): Promise<Page> {
  const page = await browser.newPage()
  for (const path of scripts) await page.addScriptTag({ type: 'module', path })
  await page.waitForFunction(() => 'pdfjsLib' in globalThis && 'pdfjsWorker' in globalThis)
  return page
}

/** The texts of each sheet of a PDF, from top to bottom. */
export async function readSheets(reader: Page, pdf: Buffer): Promise<PrintedText[][]> {
  const sheets = await reader.evaluate(readInPage, pdf.toString('base64'))
  return sheets.map((texts) => texts.sort((one, other) => other.bottom - one.bottom))
}

type Library = Pick<typeof pdfjs, 'getDocument'>

async function readInPage(base64: string): Promise<PrintedText[][]> {
  const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const { pdfjsLib } = globalThis as unknown as { pdfjsLib: Library }
  const document = await pdfjsLib.getDocument({ data }).promise
  const sheets = Array.from({ length: document.numPages }, async (_, position) => {
    const content = await (await document.getPage(position + 1)).getTextContent()
    return content.items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? [{ text: item.str.trim(), bottom: Number(item.transform[5]), size: Number(item.transform[3]) }]
        : [],
    )
  })
  return Promise.all(sheets)
}
