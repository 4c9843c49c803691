/**
 * What lets a browser read a package. It stands in the path, before the package's own paths, so that the links within the package
 * carry it along; nothing else is ever sent to such an origin.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

export interface Permit {
  readonly tenant_id: number
  readonly package_sha256: string
  /** Origin of the application, which alone may show the package. */
  readonly app: string
}

const dayLength = 86_400_000

/** Good until the end of tomorrow (UTC), and the same all day, so that caches work. */
export function writePermit({ key, permit, now }: { key: string; permit: Permit; now: Date }): string {
  const until = String(Math.floor(now.getTime() / dayLength) + 1)
  const parts = [String(permit.tenant_id), until, permit.package_sha256, Buffer.from(permit.app).toString('base64url')]
  return [...parts, signature(key, parts)].join('.')
}

/** 'forged' covers every change to the permit, 'over' a true one whose day has passed. */
export function readPermit({
  key,
  written,
  now,
}: {
  key: string
  written: string
  now: Date
}): Permit | 'forged' | 'over' {
  const parts = written.split('.')
  const given = Buffer.from(parts.pop() ?? '')
  const expected = Buffer.from(signature(key, parts))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged'
  const [tenant_id = '', until = '', package_sha256 = '', app = ''] = parts
  if (Math.floor(now.getTime() / dayLength) > Number(until)) return 'over'
  return { tenant_id: Number(tenant_id), package_sha256, app: Buffer.from(app, 'base64url').toString('utf8') }
}

/** Lengths stand before the parts, so that no two different lists join to one text; the first word keeps it apart from every other signature. */
function signature(key: string, parts: readonly string[]): string {
  return createHmac('sha256', key)
    .update(['package', ...parts].map((part) => `${part.length}:${part}`).join(''))
    .digest('base64url')
}
