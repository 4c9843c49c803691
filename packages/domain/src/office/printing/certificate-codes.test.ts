import { expect, test } from 'vitest'
import { certificateCode, readCertificateCode, writeCertificateCode } from './certificate-codes.ts'

const code = certificateCode(Uint8Array.from({ length: 20 }, (_, index) => index + 250))

test('a code has twenty signs, whatever the bytes, and is read back as it is written on paper', () => {
  expect(code).toBe('TVWXYZ0123456789ABCD')
  expect(writeCertificateCode(code)).toBe('TVWXY-Z0123-45678-9ABCD')
  expect(readCertificateCode(writeCertificateCode(code))).toBe(code)
  expect(() => certificateCode(new Uint8Array(19))).toThrow('20 bytes')
})

test.each([
  ['tvwxy z0123 45678 9abcd'],
  ['TVWXY–ZO123–45678–9ABCD'],
  ['TVWXYZ0I2345678​9ABCD'],
  ['tvwxyz۰۱۲۳۴۵۶۷۸۹abcd'],
  ['tvwxyz٠l٢٣٤٥٦٧٨٩abcd'],
])('%s is read as people type it', (typed) => {
  expect(readCertificateCode(typed)).toBe(code)
})

test.each(['', 'TVWXY', `${code}0`, code.replace('T', 'U'), code.replace('T', 'é'), 'x'.repeat(60)])(
  '%s is no code',
  (typed) => {
    expect(readCertificateCode(typed)).toBeUndefined()
  },
)
