/** Reads captions: WebVTT or SubRip become WebVTT. */
import type { ReportItem } from '@maktab/contracts/studio/imports'
import { importLimits } from '@maktab/contracts/content/import-limits'
import type { LanguageCode } from '@maktab/contracts/fields'
import { captionLanguage, webVttOf } from '@maktab/domain/viewers/captions'
import { read, unreadable, type Read } from '@maktab/domain/studio/imports'
import { titleOf } from '@maktab/domain/viewers/package-endings'
import fs from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { StoredFile } from '#features/content/bodies.ts'
import { decodeText } from './read-xml.ts'
import type { ReceivedBytes, Storage } from '#files/storage.ts'

export interface ReadTrack {
  readonly track: { readonly language: LanguageCode; readonly file: StoredFile }
}

interface Reading {
  readonly storage: Storage
  readonly received: Pick<ReceivedBytes, 'file' | 'size_bytes'>
  readonly name: string
  /** What the person said; else the name tells it. */
  readonly language: LanguageCode | null
}

export async function readCaptions({
  storage,
  received,
  name,
  language,
}: Reading): Promise<{ made: Read<ReadTrack>; report: readonly ReportItem[] }> {
  const remarks: ReportItem[] = []
  const made = await trackOf({ storage, received, name, language }, remarks)
  return {
    made,
    report: made.ok
      ? [...remarks, { name, outcome: 'taken', reason: null, detail: '' }]
      : [{ ...made.fault, outcome: 'refused' }],
  }
}

async function trackOf(
  { storage, received, name, language }: Reading,
  remarks: ReportItem[],
): Promise<Read<ReadTrack>> {
  const spoken = language ?? captionLanguage(name)
  if (spoken === undefined) return unreadable('captions_language', name)
  if (received.size_bytes > importLimits.captionBytes) return unreadable('file_large', name)
  const found = await fs.readFile(received.file)
  const text = decodeText(found)
  // Most subtitles in Persian and Arabic that lie about were written on Windows before it knew Unicode.
  const written = webVttOf(text ?? new TextDecoder('windows-1256').decode(found))
  if (written === undefined) return unreadable('captions_broken', name)
  if (text === undefined) remarks.push({ name, outcome: 'changed', reason: 'captions_letters', detail: '' })
  if (written.left_out > 0)
    remarks.push({ name, outcome: 'changed', reason: 'cues_left_out', detail: String(written.left_out) })
  const bytes = await storage.receive(Readable.from([Buffer.from(written.text)]))
  await bytes.keep()
  const file = {
    sha256: bytes.sha256,
    name: `${titleOf(name)}.vtt`,
    mime_type: 'text/vtt; charset=utf-8',
    size_bytes: bytes.size_bytes,
  }
  return read({ track: { language: spoken, file } })
}
