/** Codes by which a school lets in who has no password yet: eight digits on a slip, for one sign-in within 14 days. */

export const startingCodeLifeMs = 14 * 24 * 3_600_000

/** How many codes there are; `drawn` of `startingCodeOf` is below it. */
export const startingCodes = 100_000_000

/** The code of a number that was drawn by lot: eight Latin digits. */
export function startingCodeOf(drawn: number): string {
  return String(drawn).padStart(8, '0')
}

/** Of 0 in Latin, Persian and Arabic letters. */
const zeros = [0x30, 0x6f0, 0x660]

/**
 * Each way in which people type a code: in the digits of any of three scripts, as a whole or in two groups as slips show it. A
 * page sends the hash of what was typed, so nothing can be made alike later.
 */
export function spellingsOf(code: string): readonly string[] {
  return zeros.flatMap((zero) => {
    const digits = code.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)))
    return [digits, `${digits.slice(0, 4)} ${digits.slice(4)}`]
  })
}

export interface StartingCodeState {
  readonly expires_on: Date
  readonly used_on: Date | null
  /** The device on which it was used. */
  readonly used_device: string | null
}

/**
 * Whether a code that was typed rightly lets its person in. Once used it opens nothing, except on the device on which it was used:
 * there an answer may have been lost, and the person has no password to come in by. Choosing one takes the code away.
 */
export function isCodeOpen(
  { expires_on, used_on, used_device }: StartingCodeState,
  { now, device_id }: { readonly now: Date; readonly device_id: string | undefined },
): boolean {
  return expires_on > now && (used_on === null || (used_device !== null && used_device === device_id))
}

/** Choosing the password, leaving, and the language that both are asked in. */
const openBefore: readonly string[] = ['user/profile/password/update', 'user/logout', 'user/language/switch']

/** Whether a call is answered in a session that a starting code began. */
export function mayCallBeforePassword(path: string): boolean {
  return openBefore.includes(path)
}
