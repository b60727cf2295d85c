import {
  getDocument,
  PasswordException,
  PDFWorker,
  type PDFDocumentProxy,
  version,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The parts of PDF.js that are fetched by name: the build puts them here. The base of the page is the base path. */
const parts = new URL(`assets/pdfjs-${version}/`, document.baseURI).href
/** Pixels of one picture in a page, at most: a sheet of A4 at 600 dots an inch has 35 million. */
const maxImagePixels = 48_000_000
/** Milliseconds within which the worker may finish its work. */
const endTimeoutMs = 1000

/** Why a PDF is not shown. */
export type PdfFailure = 'locked' | 'broken' | 'notStarted'

interface OpenedPdf {
  document: Promise<PDFDocumentProxy | PdfFailure>
  /** Ends the worker by request, and by force after a second, as a file may keep it busy. */
  close: () => void
}

/**
 * Opens a PDF in a worker, as a file may be malicious or keep a thread busy. The worker can send nothing, PDF.js runs
 * no script of a file without a sandbox, and nothing is compiled from its contents.
 */
export function openPdf(bytes: Blob): OpenedPdf {
  const thread = new Worker(`${parts}legacy/build/pdf.worker.min.mjs`, { type: 'module' })
  // With a port of ours it never reads a file on the thread of the page, as it would where no worker starts.
  const worker = PDFWorker.create({ port: thread, verbosity: VerbosityLevel.ERRORS })
  // A script that breaks says how; one that cannot be fetched says nothing.
  const failed = new Promise<PdfFailure>((resolve) => {
    thread.addEventListener('error', ({ message }) => resolve(message ? 'broken' : 'notStarted'))
  })
  const task = bytes.arrayBuffer().then((data) =>
    getDocument({
      data,
      worker,
      enableXfa: false,
      // The policy of the page lets nothing be compiled: these decode in JavaScript.
      useWasm: false,
      wasmUrl: `${parts}wasm/`,
      // Fonts and tables are fetched by the page. The same letters everywhere, where a file has none of its own.
      useWorkerFetch: false,
      useSystemFonts: false,
      standardFontDataUrl: `${parts}standard_fonts/`,
      cMapUrl: `${parts}cmaps/`,
      maxImageSize: maxImagePixels,
      verbosity: VerbosityLevel.ERRORS,
    }),
  )
  const opened = Promise.race([task.then(({ promise }) => promise), failed])
  return {
    document: opened.catch((error: unknown) => (error instanceof PasswordException ? 'locked' : 'broken')),
    close() {
      const end = () => thread.terminate()
      const timer = setTimeout(end, endTimeoutMs)
      void task
        .then((started) => started.destroy())
        .catch(() => undefined)
        .finally(() => {
          clearTimeout(timer)
          worker.destroy()
          end()
        })
    },
  }
}
