/** A captcha without a question: the device works for a moment, which costs a person nothing and a robot much (ALTCHA, version 1). */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

export interface Challenge {
  readonly algorithm: string
  /** Hex of the SHA-256 of the salt with the number that is looked for. */
  readonly challenge: string
  /** The largest number that may be looked for. */
  readonly maxnumber?: number | undefined
  readonly salt: string
  readonly signature: string
}

/** Hashes between two looks of the page at its own work. */
const share = 1_500

/** The `t_Token` of a call: base64 of JSON. Undefined where no number fits. */
export async function proveWork({ algorithm, challenge, maxnumber = 1_000_000, salt, signature }: Challenge): Promise<string | undefined> {
  if (algorithm !== 'SHA-256') return undefined
  for (let number = 0; number <= maxnumber; number += 1) {
    if (number % share === share - 1) await new Promise((resolve) => setTimeout(resolve))
    if (bytesToHex(sha256(utf8ToBytes(salt + String(number)))) === challenge) return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))
  }
  return undefined
}

/** Asks this host for a challenge and solves it; undefined without a network. */
export async function solveCaptcha(): Promise<string | undefined> {
  try {
    const response = await fetch('/api/captcha')
    return response.ok ? await proveWork((await response.json()) as Challenge) : undefined
  } catch {
    return undefined
  }
}
