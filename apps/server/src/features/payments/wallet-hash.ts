import { createHmac, timingSafeEqual } from 'node:crypto'
import { hashedText, type WalletFields } from '@maktab/domain/payments/wallet'
import type { WalletSettings } from '#features/payments/payment-settings.ts'

type Hashing = Pick<WalletSettings, 'integrity_salt' | 'hash_skips_empty'>

/** `pp_SecureHash` of a form, in capitals. */
export function hashOf(fields: WalletFields, { integrity_salt: salt, hash_skips_empty: skipsEmpty }: Hashing): string {
  return createHmac('sha256', salt).update(hashedText(fields, { salt, skipsEmpty }), 'utf8').digest('hex').toUpperCase()
}

/** Whether a report bears the hash of whoever knows the salt. */
export function isHashRight(fields: WalletFields, settings: Hashing): boolean {
  const given = Buffer.from((fields['pp_SecureHash'] ?? '').toUpperCase())
  const expected = Buffer.from(hashOf(fields, settings))
  return given.length === expected.length && timingSafeEqual(given, expected)
}
