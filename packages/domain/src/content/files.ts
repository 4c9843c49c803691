/** What may be handed over as a file (seed 001 §5: at most 15 MB, names without special characters). */
import { importLimits } from '@maktab/contracts/content/import-limits'
import { uploadLimits } from '@maktab/contracts/content/upload-limits'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'

export { importLimits, uploadLimits }

interface AcceptedType {
  /** What it is kept and sent as. */
  readonly mime_type: string
  /** What the first bytes may say it is; plain text has no mark of its own. */
  readonly found: readonly string[]
}

const compoundFile = 'application/x-cfb'
const oggAudio = ['audio/ogg', 'audio/ogg; codecs=opus']

/** By the ending of the name. SVG and HTML are missing on purpose: they carry scripts. */
const acceptedTypes: Readonly<Record<string, AcceptedType>> = {
  jpg: { mime_type: 'image/jpeg', found: ['image/jpeg'] },
  jpeg: { mime_type: 'image/jpeg', found: ['image/jpeg'] },
  png: { mime_type: 'image/png', found: ['image/png', 'image/apng'] },
  webp: { mime_type: 'image/webp', found: ['image/webp'] },
  gif: { mime_type: 'image/gif', found: ['image/gif'] },
  heic: { mime_type: 'image/heic', found: ['image/heic', 'image/heif'] },
  pdf: { mime_type: 'application/pdf', found: ['application/pdf'] },
  docx: office('vnd.openxmlformats-officedocument.wordprocessingml.document'),
  xlsx: office('vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  pptx: office('vnd.openxmlformats-officedocument.presentationml.presentation'),
  doc: { mime_type: 'application/msword', found: [compoundFile] },
  xls: { mime_type: 'application/vnd.ms-excel', found: [compoundFile] },
  ppt: { mime_type: 'application/vnd.ms-powerpoint', found: [compoundFile] },
  odt: office('vnd.oasis.opendocument.text'),
  rtf: { mime_type: 'application/rtf', found: ['application/rtf'] },
  mp3: { mime_type: 'audio/mpeg', found: ['audio/mpeg'] },
  m4a: { mime_type: 'audio/mp4', found: ['audio/x-m4a', 'audio/mp4', 'video/mp4'] },
  mp4: { mime_type: 'video/mp4', found: ['video/mp4', 'video/x-m4v', 'video/quicktime'] },
  aac: { mime_type: 'audio/aac', found: ['audio/aac', 'audio/x-m4a', 'audio/mp4'] },
  amr: { mime_type: 'audio/amr', found: ['audio/amr'] },
  wav: { mime_type: 'audio/wav', found: ['audio/wav'] },
  ogg: { mime_type: 'audio/ogg', found: [...oggAudio, 'application/ogg'] },
  opus: { mime_type: 'audio/ogg', found: oggAudio },
  '3gp': { mime_type: 'video/3gpp', found: ['video/3gpp', 'video/3gpp2', 'video/mp4'] },
  mov: { mime_type: 'video/quicktime', found: ['video/quicktime', 'video/mp4'] },
  weba: { mime_type: 'audio/webm', found: ['video/webm', 'audio/webm'] },
  webm: { mime_type: 'video/webm', found: ['video/webm', 'audio/webm'] },
  txt: { mime_type: 'text/plain; charset=utf-8', found: ['text/plain'] },
  csv: { mime_type: 'text/csv; charset=utf-8', found: ['text/plain'] },
}

function office(name: string): AcceptedType {
  return { mime_type: `application/${name}`, found: [`application/${name}`] }
}

/** Endings that may be chosen, for the file picker and the message. */
export const acceptedEndings: readonly string[] = Object.keys(acceptedTypes)

export type UploadRefusal = 'file_too_large' | 'file_type_refused' | 'file_name_refused' | 'file_empty'

/**
 * Letters and digits of any script, the half-space of Persian script, and the signs that cameras and people use. Missing are those of
 * paths and of programs (`/ \\ : * ? " < > |`) and what nobody sees.
 */
const plainSign = /[\p{L}\p{M}\p{N}\u200c ._()\-,'’‘“”«»+–—…،؛؟٪#&%[\]!@=;~$]/u
const plainName = new RegExp(`^(?:${plainSign.source})+$`, 'u')
/** Copied with a name from a page or a message; they show nothing. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** The name of a file without marks of direction, for whoever sends it. */
export function cleanFileName(name: string): string {
  return name.replace(directionMarks, '')
}

/** The first sign for which a name is refused, as it can be shown; undefined where it is refused for something else, or not at all. */
export function refusedSign(name: string): string | undefined {
  const sign = [...name].find((one) => !plainSign.test(one))
  return sign !== undefined && /[\p{C}\p{Z}]/u.test(sign)
    ? `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
    : sign
}

/** A name of a file that may be handed over at all. */
function isPlainName(name: string): boolean {
  return plainName.test(name) && name.length <= 200 && !name.startsWith('.') && !name.includes('..')
}

/** What can be said of a file that the content team brings in, before its bytes are looked at. */
export function decideImportFile({
  name,
  size_bytes,
}: {
  name: string
  size_bytes: number
}): Outcome<void, 'file_name_refused' | 'file_empty' | 'file_too_large'> {
  if (!isPlainName(name)) return refuse('file_name_refused')
  if (size_bytes === 0) return refuse('file_empty')
  return size_bytes > importLimits.bytes ? refuse('file_too_large') : accept(undefined)
}

/** What can be said of a file before its bytes arrive: asked on the device too, so that nothing hopeless is queued. */
export function decideFileName({
  name,
  size_bytes,
}: {
  name: string
  size_bytes: number
}): Outcome<AcceptedType, UploadRefusal> {
  if (!isPlainName(name)) return refuse('file_name_refused')
  if (size_bytes === 0) return refuse('file_empty')
  if (size_bytes > uploadLimits.bytes) return refuse('file_too_large')
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  const type = Object.hasOwn(acceptedTypes, ending) ? acceptedTypes[ending] : undefined
  return type ? accept(type) : refuse('file_type_refused')
}

/**
 * Decides with the bytes at hand. `foundType` is the type that the bytes themselves show (`text/plain` for clean text
 * that is no markup, undefined when unknown): the name's word alone is never taken for it.
 */
export function decideUpload({
  name,
  size_bytes,
  foundType,
}: {
  name: string
  size_bytes: number
  foundType: string | undefined
}): Outcome<{ mime_type: string }, UploadRefusal> {
  const named = decideFileName({ name, size_bytes })
  if (!named.ok) return named
  const isTrue = foundType !== undefined && named.value.found.includes(foundType)
  return isTrue ? accept({ mime_type: named.value.mime_type }) : refuse('file_type_refused')
}
