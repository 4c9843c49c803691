/**
 * Whether a PDF opens, asked of the reader that shows it to learners. Files of others are read in a thread of their own, with a limit
 * of time and of memory: what never ends or grows without end ends with the thread.
 */
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'

export type PdfFault = 'document_broken' | 'document_locked'

const openMs = 60_000
const megabytes = 512

const reader = pathToFileURL(createRequire(import.meta.url).resolve('pdfjs-dist/legacy/build/pdf.mjs')).href

/**
 * Only what the first page needs is read of a large file. Text and not a file: the server is one file when it is built. A document that
 * asks for a password throws a PasswordException; one whose password is for printing or copying alone opens.
 */
const thread = `
const { parentPort, workerData } = require('node:worker_threads')
const ask = async () => {
  const { getDocument, VerbosityLevel } = await import(workerData.reader)
  const opened = await getDocument({
    url: workerData.file, verbosity: VerbosityLevel.ERRORS, disableAutoFetch: true, disableStream: true,
    isEvalSupported: false, useSystemFonts: false, useWasm: false, enableXfa: false,
  }).promise
  await opened.getPage(1)
}
ask().then(
  () => parentPort.postMessage('opened'),
  (error) => parentPort.postMessage(error?.name === 'PasswordException' ? 'document_locked' : 'document_broken'),
)
`

/** Undefined where it opens without a password. Throws when `signal` ends the work. */
export async function faultOfPdf(file: string, signal: AbortSignal): Promise<PdfFault | undefined> {
  signal.throwIfAborted()
  const worker = new Worker(thread, {
    eval: true,
    workerData: { reader, file: pathToFileURL(file).href },
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    // What the reader says of broken files is nothing for the log.
    stdout: true,
    stderr: true,
  })
  try {
    return await new Promise((resolve, reject) => {
      const limit = setTimeout(() => resolve('document_broken'), openMs)
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
      worker.on('message', (said: 'opened' | PdfFault) => resolve(said === 'opened' ? undefined : said))
      // Out of memory, or a fault of the reader: a class's phones would fare no better.
      worker.on('error', () => resolve('document_broken'))
      worker.on('exit', () => {
        clearTimeout(limit)
        resolve('document_broken')
      })
    })
  } finally {
    await worker.terminate()
  }
}
