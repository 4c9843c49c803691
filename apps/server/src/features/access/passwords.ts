/** What becomes of a password: Argon2id over the SHA-256 that arrives, with a pepper that the database does not know. */
import { createHash, createHmac } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { takeTurns } from '#turns.ts'

export interface Passwords {
  /** `password` is lower-case hex of SHA-256, as it travels. Callers who wait are served in turn. */
  hash(password: string, caller: string): Promise<string>
  /** Takes as long for a name that nobody has (`stored` undefined) as for a wrong password. */
  isRight(stored: string | undefined, password: string, caller: string): Promise<boolean>
  /**
   * What is kept of a starting code, in base64url; `code` is lower-case hex of SHA-256, as it travels. Without Argon2, which would
   * take 15 s for the codes of a school: codes are drawn by lot, die soon, and are nothing without the pepper.
   */
  hashOfCode(tenant_id: number, code: string): string
}

/** 19 MiB, two passes: 8 ms on the small machines that this is for. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** At most `atOnce` hashes run together: more would only take memory and time from each other. */
export async function openPasswords({
  pepper,
  atOnce,
}: {
  readonly pepper: string
  readonly atOnce: number
}): Promise<Passwords> {
  const secret = createHash('sha256').update(`maktab password pepper ${pepper}`).digest()
  const codeKey = createHash('sha256').update(`maktab starting codes ${pepper}`).digest()
  const inTurn = takeTurns(atOnce)
  const nobodys = await hash('0'.repeat(64), { ...cost, secret })
  return {
    hash: (password, caller) => inTurn(caller, () => hash(password, { ...cost, secret })),
    async isRight(stored, password, caller) {
      const isEqual = await inTurn(caller, () => verify(stored ?? nobodys, password, { secret }))
      return isEqual && stored !== undefined
    },
    hashOfCode: (tenant_id, code) => createHmac('sha256', codeKey).update(`${tenant_id}.${code}`).digest('base64url'),
  }
}
