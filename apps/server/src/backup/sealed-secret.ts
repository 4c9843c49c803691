/** The installation's secret in a backup: sealed with a pass phrase, since a backup travels and the secret opens everything. */
import { createCipheriv, createDecipheriv, randomBytes, scrypt as scryptWith } from 'node:crypto'
import { promisify } from 'node:util'
import * as z from 'zod'

export const SealedSecret = z.object({
  salt: z.base64url(),
  nonce: z.base64url(),
  sealed: z.base64url(),
})
export type SealedSecret = z.infer<typeof SealedSecret>

export const fewestOfPassPhrase = 12

const scrypt = promisify(
  scryptWith as (
    password: string,
    salt: Buffer,
    length: number,
    options: object,
    callback: (error: Error | null, key: Buffer) => void,
  ) => void,
)

/** About a third of a second and 64 MB: who guesses pays that for each guess. */
const keyOf = (passPhrase: string, salt: Buffer): Promise<Buffer> =>
  scrypt(passPhrase.normalize('NFC').trim(), salt, 32, { N: 65_536, r: 8, p: 1, maxmem: 128 * 1024 * 1024 })

const tagLength = 16

export async function sealSecret(secret: string, passPhrase: string): Promise<SealedSecret> {
  const salt = randomBytes(16)
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', await keyOf(passPhrase, salt), nonce)
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return {
    salt: salt.toString('base64url'),
    nonce: nonce.toString('base64url'),
    sealed: sealed.toString('base64url'),
  }
}

/** Undefined with another pass phrase. */
export async function openSealedSecret(
  { salt, nonce, sealed }: SealedSecret,
  passPhrase: string,
): Promise<string | undefined> {
  const bytes = Buffer.from(sealed, 'base64url')
  const key = await keyOf(passPhrase, Buffer.from(salt, 'base64url'))
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'))
  decipher.setAuthTag(bytes.subarray(-tagLength))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(0, -tagLength)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
