/** What becomes of a password: Argon2id over the SHA-256 that arrives, with a pepper that the database does not know. */
import { createHash } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

export interface Passwords {
  /** `password` is lower-case hex of SHA-256, as it travels. */
  hash(password: string): Promise<string>
  /** Takes as long for a name that nobody has (`stored` undefined) as for a wrong password. */
  isRight(stored: string | undefined, password: string): Promise<boolean>
}

/** 19 MiB, two passes: 8 ms on the small machines that this is for. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** At most `atOnce` hashes run together: more would only take memory and time from each other. */
export async function openPasswords({ pepper, atOnce }: { readonly pepper: string; readonly atOnce: number }): Promise<Passwords> {
  const secret = createHash('sha256').update(`maktab password pepper ${pepper}`).digest()
  const inTurn = limit(atOnce)
  const hashPassword = (password: string) => inTurn(() => hash(password, { ...cost, secret }))
  const nobodys = await hashPassword('0'.repeat(64))
  return {
    hash: hashPassword,
    async isRight(stored, password) {
      const isEqual = await inTurn(() => verify(stored ?? nobodys, password, { secret }))
      return isEqual && stored !== undefined
    },
  }
}

function limit(atOnce: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
