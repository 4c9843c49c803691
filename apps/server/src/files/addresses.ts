/**
 * Addresses of files. A picture, a video or a reader asks by address and cannot send a bearer token, so the address
 * itself says for whom it was made and until when, under a signature.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

export interface AddressedFile {
  readonly sha256: string
  readonly name: string
  readonly mime_type: string
}

export interface FileAddresses {
  /** Good until the end of tomorrow (UTC), and the same all day, so that caches work. */
  addressOf(file: AddressedFile): string
}

export interface AddressReader {
  readonly institution_id: number
  readonly user_id: number
}

const dayLength = 86_400_000

export function fileAddresses({ key, reader, now }: { key: string; reader: AddressReader; now: Date }): FileAddresses {
  const lastDay = Math.floor(now.getTime() / dayLength) + 1
  const readerText = `${reader.institution_id}.${reader.user_id}`
  return {
    addressOf({ sha256, name, mime_type }) {
      const sign = signature(key, [sha256, name, mime_type, readerText, String(lastDay)])
      const query = new URLSearchParams({ type: mime_type, for: readerText, until: String(lastDay), sign })
      return `/files/${sha256}/${encodeURIComponent(name)}?${query.toString()}`
    },
  }
}

export interface AskedAddress {
  readonly sha256: string
  readonly name: string
  readonly type: string
  readonly for: string
  readonly until: string
  readonly sign: string
}

/** 'forged' covers every change to the address, 'over' a true address whose day has passed. */
export function checkAddress({ key, asked, now }: { key: string; asked: AskedAddress; now: Date }): 'good' | 'forged' | 'over' {
  const expected = Buffer.from(signature(key, [asked.sha256, asked.name, asked.type, asked.for, asked.until]))
  const given = Buffer.from(asked.sign)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged'
  return Math.floor(now.getTime() / dayLength) > Number(asked.until) ? 'over' : 'good'
}

/** Lengths stand before the parts, so that no two different lists join to one text. */
function signature(key: string, parts: readonly string[]): string {
  return createHmac('sha256', key)
    .update(parts.map((part) => `${part.length}:${part}`).join(''))
    .digest('base64url')
}
