/**
 * The form of a sealed `enc_data`: `m1.<session_id>.<iv>.<sealed>`, the last two base64url. AES-256-GCM by the session's key, its id
 * authenticated with the text. Apart from the schemas, so that a browser can know it without the schema library.
 */
export interface SealedTracking {
  readonly session_id: string
  /** 12 bytes. */
  readonly iv: string
  /** The bytes of the text and, behind them, 16 of the tag. */
  readonly sealed: string
}

/** Devices that were never brought up to date since may send plain base64url until this moment. */
export const plainTrackingEnds = new Date('2027-12-31T00:00:00.000Z')

const shape = /^m1\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{16})\.([\w-]{22,})$/

/** Undefined where it has another form. */
export function readSealedTracking(enc_data: string): SealedTracking | undefined {
  const [, session_id, iv, sealed] = shape.exec(enc_data) ?? []
  return session_id && iv && sealed ? { session_id, iv, sealed } : undefined
}

export function writeSealedTracking({ session_id, iv, sealed }: SealedTracking): string {
  return `m1.${session_id}.${iv}.${sealed}`
}
