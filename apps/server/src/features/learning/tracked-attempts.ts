/** What `enc_data` holds (docs/decisions/0067-an-attempt-is-sealed-when-it-is-sent.md). Nothing of it is ever logged. */
import { createDecipheriv } from 'node:crypto'
import { TrackedAttempt } from '@maktab/contracts/learning/attempts'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import { plainTrackingEnds, readSealedTracking } from '@maktab/contracts/learning/tracking-seal'
import type { Actor } from '@maktab/domain/people/actor'
import { isShallow, storable } from '#calls/storable.ts'
import type { Tokens } from '#features/access/tokens.ts'

/**
 * The attempt of a person. Sealed by the key of any session of theirs: one that ended since does, for a device may have been out
 * of reach. Base64url of plain JSON is what older devices send; it is taken until `plainTrackingEnds`.
 */
export function readTracked(
  tokens: Tokens,
  actor: Actor,
  enc_data: string,
  now: Date,
): Outcome<TrackedAttempt, 'tracking_unreadable'> {
  const sealed = readSealedTracking(enc_data)
  const text = sealed
    ? open(tokens.trackingKeyOf(actor, sealed.session_id), sealed)
    : now.getTime() < plainTrackingEnds.getTime()
      ? plain(enc_data)
      : undefined
  const told = parseJson(text)
  if (!isShallow(told)) return refuse('tracking_unreadable')
  const parsed = TrackedAttempt.safeParse(storable(told))
  return parsed.success ? accept(parsed.data) : refuse('tracking_unreadable')
}

/** Undefined where it was sealed by another key, or changed on the way. */
function open(
  key: string,
  { session_id, iv, sealed }: NonNullable<ReturnType<typeof readSealedTracking>>,
): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  const tagAt = bytes.length - 16
  if (tagAt < 0) return undefined
  try {
    const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'hex'), Buffer.from(iv, 'base64url'))
    decipher.setAAD(Buffer.from(session_id))
    decipher.setAuthTag(bytes.subarray(tagAt))
    return Buffer.concat([decipher.update(bytes.subarray(0, tagAt)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

function plain(encoded: string): string | undefined {
  return /^[A-Za-z0-9_-]+={0,2}$/.test(encoded) ? Buffer.from(encoded, 'base64url').toString('utf8') : undefined
}

function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
