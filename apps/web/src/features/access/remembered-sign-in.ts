/**
 * A name and a password that somebody wanted kept on this device: sealed with the device's own key, which cannot be taken out
 * of the browser. The password is there as it travels, never as it was typed, so it can be used and not be read.
 */
import { openDeviceKey } from '@maktab/device/web/keys'
import { isSameName, rememberedUnder } from './may-remember.ts'
import type { PasswordLogin, SignInOutcome } from './use-sign-in.ts'

interface Sealed {
  readonly version: 1
  /** Base64. */
  readonly iv: string
  readonly text: string
}

const purpose = new TextEncoder().encode('maktab remembered sign-in 1')

interface Settling {
  readonly login: PasswordLogin
  readonly outcome: SignInOutcome
  readonly remembered: PasswordLogin | undefined
  /** What the box says; undefined where none stands. */
  readonly wish: boolean | undefined
}

/** Keeps or forgets after a try; answers who is remembered now. Another person of a shared phone stays remembered until somebody else wants to be. */
export async function settleRemembered({
  login,
  outcome,
  remembered,
  wish,
}: Settling): Promise<PasswordLogin | undefined> {
  if (outcome === 'in' && wish === true) {
    await rememberSignIn(login)
    return login
  }
  const isTheirs = remembered !== undefined && isSameName(login.username, remembered.username)
  const wasWrong = outcome === 'invalid_credentials' && login.passwordHash === remembered?.passwordHash
  if (!isTheirs || !(wasWrong || (outcome === 'in' && wish === false))) return remembered
  forgetSignIn()
  return undefined
}

export async function rememberSignIn({ username, passwordHash }: PasswordLogin): Promise<void> {
  const key = await openDeviceKey()
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const plain = new TextEncoder().encode(JSON.stringify({ username, passwordHash }))
  const text = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: purpose }, key, plain)
  const sealed: Sealed = { version: 1, iv: toBase64(iv), text: toBase64(new Uint8Array(text)) }
  localStorage.setItem(rememberedUnder, JSON.stringify(sealed))
}

/** Undefined where nothing is kept, or nothing that this device can open. */
export async function readRememberedSignIn(): Promise<PasswordLogin | undefined> {
  try {
    const { version, iv, text } = JSON.parse(localStorage.getItem(rememberedUnder) ?? '{}') as Partial<Sealed>
    if (version !== 1 || typeof iv !== 'string' || typeof text !== 'string') return undefined
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: fromBase64(iv), additionalData: purpose },
      await openDeviceKey(),
      fromBase64(text),
    )
    const { username, passwordHash } = JSON.parse(new TextDecoder().decode(plain)) as Partial<PasswordLogin>
    const isWhole =
      typeof username === 'string' && typeof passwordHash === 'string' && /^[0-9a-f]{64}$/.test(passwordHash)
    return isWhole ? { username, passwordHash } : undefined
  } catch {
    return undefined
  }
}

export function forgetSignIn(): void {
  localStorage.removeItem(rememberedUnder)
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
