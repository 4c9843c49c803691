/**
 * Addresses of files. A picture, a video or a reader asks by address and cannot send a bearer token, so the address
 * itself says what it shows, for whom it was made and until when, under a signature.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { writePermit } from '#packages/permits.ts'

export interface AddressedFile {
  readonly sha256: string
  readonly name: string
  readonly mime_type: string
}

/** Whoever asks for an address has decided that this reader may read the file; for an attachment it is decided again when it is read. */
export interface FileAddresses {
  /** `/files/content/<sha256>?…`, for files of published content. */
  ofContent(file: AddressedFile): string
  /** `/files/attachment/<file_id>?…`, for files that a person handed over. */
  ofAttachment(file: AddressedFile & { readonly file_id: string }): string
  /** The page that plays a package, on the package's own origin; null where this server has none for it. */
  ofPackage(package_sha256: string): string | null
}

export interface AddressReader {
  readonly tenant_id: number
  readonly institution_id: number
  readonly user_id: number
}

const dayLength = 86_400_000

/** Where packages are played for one browser. */
export interface PackagePlaces {
  /** Origin of the application as that browser opened it: no other page may show the package. */
  readonly app: string
  /** Origin of a package; undefined where there is none. */
  originOf(package_sha256: string): string | undefined
}

interface Addressing {
  readonly key: string
  readonly reader: AddressReader
  readonly now: Date
  /** Where files are, for a tenant whose learning calls are answered elsewhere than its pages; without it addresses are paths. */
  readonly origin?: string
  /** Absent where packages cannot be played. */
  readonly packages?: PackagePlaces | undefined
}

/** Good until the end of tomorrow (UTC), and the same all day, so that caches work. */
export function fileAddresses({ key, reader, now, origin = '', packages }: Addressing): FileAddresses {
  const until = String(Math.floor(now.getTime() / dayLength) + 1)
  const audience = `${reader.tenant_id}.${reader.institution_id}.${reader.user_id}`
  const write = (place: string, { sha256, name, mime_type }: AddressedFile): string => {
    const signed = { place, sha256, name, type: mime_type, for: audience, until }
    const { place: _, ...query } = { ...signed, sign: signature(key, signed) }
    return `${origin}/files/${place}?${new URLSearchParams(query).toString()}`
  }
  return {
    ofContent: (file) => write(`content/${file.sha256}`, file),
    ofAttachment: (file) => write(`attachment/${file.file_id}`, file),
    ofPackage(package_sha256) {
      const place = packages?.originOf(package_sha256)
      if (!packages || place === undefined) return null
      return `${place}/frame/${writePermit({ key, permit: { tenant_id: reader.tenant_id, package_sha256, app: packages.app }, now })}/`
    },
  }
}

export interface SignedParts {
  /** The path behind /files/. */
  readonly place: string
  readonly sha256: string
  readonly name: string
  readonly type: string
  readonly for: string
  readonly until: string
}

/** Whom a checked address was made for. */
export function readerOf(audience: string): AddressReader {
  const [tenant_id = 0, institution_id = 0, user_id = 0] = audience.split('.').map(Number)
  return { tenant_id, institution_id, user_id }
}

/** 'forged' covers every change to the address, 'over' a true address whose day has passed. */
export function checkAddress({
  key,
  asked,
  sign,
  now,
}: {
  key: string
  asked: SignedParts
  sign: string
  now: Date
}): 'good' | 'forged' | 'over' {
  const expected = Buffer.from(signature(key, asked))
  const given = Buffer.from(sign)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged'
  return Math.floor(now.getTime() / dayLength) > Number(asked.until) ? 'over' : 'good'
}

/** Lengths stand before the parts, so that no two different lists join to one text. */
function signature(key: string, { place, sha256, name, type, for: audience, until }: SignedParts): string {
  const parts = [place, sha256, name, type, audience, until]
  return createHmac('sha256', key)
    .update(parts.map((part) => `${part.length}:${part}`).join(''))
    .digest('base64url')
}
