/** How far a signup by email has come, kept in this tab: who leaves for the mailbox comes back to the same step. Never the password. */
export interface SignupStep {
  readonly email: string
  /** The link or the code is on its way. */
  readonly isSent: boolean
}

const keptUnder = 'maktab.signup'
const begun: SignupStep = { email: '', isSent: false }

export function readSignup(): SignupStep {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keptUnder) ?? 'null') as Partial<SignupStep> | null
    const isWhole = typeof kept?.email === 'string' && kept.email.length <= 254 && typeof kept.isSent === 'boolean'
    return isWhole ? (kept as SignupStep) : begun
  } catch {
    return begun
  }
}

export function keepSignup(step: SignupStep): void {
  try {
    sessionStorage.setItem(keptUnder, JSON.stringify(step))
  } catch {
    // Forbidden storage: the step lasts as long as the page.
  }
}

export function forgetSignup(): void {
  try {
    sessionStorage.removeItem(keptUnder)
  } catch {
    // Forbidden storage kept nothing.
  }
}
