/** Opens PDF files. The reader's code and the file are fetched side by side: on a slow phone either takes its second. */
import type { OpenedDocument } from './document-reader.ts'

/** Fetches and opens a document; throws where it cannot be had or is none. `page`: the one that is shown first. */
export async function openDocument(
  url: string,
  { page, signal }: { readonly page: number; readonly signal: AbortSignal },
): Promise<OpenedDocument> {
  const [bytes, { readDocument }] = await Promise.all([fetchBytes(url, signal), import('./document-reader.ts')])
  return await readDocument(bytes, { page, signal })
}

async function fetchBytes(url: string, signal: AbortSignal): Promise<Uint8Array> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`The document answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
