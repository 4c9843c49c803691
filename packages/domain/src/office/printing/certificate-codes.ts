/** Codes of certificates: twenty signs of 32 that nobody takes for each other, 100 bits. */
import { latinDigits } from '../../people/digits.ts'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 20

/** The code that twenty random bytes make. */
export function certificateCode(random: Uint8Array): string {
  if (random.length !== length) throw new RangeError(`A code is made of ${length} bytes`)
  return [...random].map((byte) => alphabet[byte % alphabet.length]).join('')
}

/** Four groups of five, as it stands on paper. */
export function writeCertificateCode(code: string): string {
  return code.replace(/(.{5})(?=.)/g, '$1-')
}

/** The code that somebody typed, however they write it; undefined for what cannot be one. */
export function readCertificateCode(typed: string): string | undefined {
  const code = latinDigits(typed)
    .toUpperCase()
    .replace(/[\s\p{Cf}\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return code.length === length && [...code].every((sign) => alphabet.includes(sign)) ? code : undefined
}
