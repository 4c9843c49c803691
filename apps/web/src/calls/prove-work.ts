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
export async function proveWork({
  algorithm,
  challenge,
  maxnumber = 1_000_000,
  salt,
  signature,
}: Challenge): Promise<string | undefined> {
  if (algorithm !== 'SHA-256') return undefined
  for (let number = 0; number <= maxnumber; number += 1) {
    if (number % share === share - 1) await new Promise((resolve) => setTimeout(resolve))
    if (bytesToHex(sha256(utf8ToBytes(salt + String(number)))) === challenge)
      return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))
  }
  return undefined
}

export interface CaptchaPlace {
  /** Where the box of another provider is drawn, should the server name one; null where there is no place. */
  readonly place: () => HTMLElement | null
  /** Such a box is there, and the person is asked. */
  readonly onAsked?: () => void
}

/** Asks this host for a challenge and solves it, or lets the person answer the box of another provider; undefined without a network. */
export async function solveCaptcha({ place, onAsked = () => undefined }: CaptchaPlace): Promise<string | undefined> {
  try {
    const response = await fetch('/api/captcha')
    if (!response.ok) return undefined
    const challenge = (await response.json()) as unknown
    if (!isNamed(challenge)) return await proveWork(challenge as Challenge)
    const { askOutside, isOutsideCaptcha } = await import('./outside-captcha.ts')
    const at = place()
    return at !== null && isOutsideCaptcha(challenge) ? await askOutside(challenge, at, onAsked) : undefined
  } catch {
    return undefined
  }
}

function isNamed(challenge: unknown): boolean {
  return typeof challenge === 'object' && challenge !== null && 'provider' in challenge
}
