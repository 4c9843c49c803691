/** What a person types to sign up or to choose a password (seed 000 §5). The screen checks with it; of a password the server sees only the hash. */

import { isEmailAddress } from '@maktab/contracts/email-address'
import type { SignupRole } from '@maktab/contracts/roles'
import { latinDigits } from '../people/digits.ts'

/** The key of what is to be said under the field; null where it is in order. */
export type EmailFault = 'email_address_required' | 'contact_email_address_invalid'

export function emailFault(typed: string): EmailFault | null {
  if (typed.trim() === '') return 'email_address_required'
  return isEmailAddress(typed) ? null : 'contact_email_address_invalid'
}

export type PasswordFault = 'new_pass_required' | 'password_valid_error'
export type ConfirmationFault = 'confirm_pass_required' | 'password_do_not_match'

const shortestPassword = 8

/** Trimmed before it is looked at; at least eight characters, as a reader counts them, and no space. */
export function passwordFault(typed: string): PasswordFault | null {
  const password = typed.trim()
  if (password === '') return 'new_pass_required'
  return [...password].length < shortestPassword || /\s/.test(password) ? 'password_valid_error' : null
}

export function confirmationFault({
  password,
  confirmation,
}: {
  readonly password: string
  readonly confirmation: string
}): ConfirmationFault | null {
  if (confirmation.trim() === '') return 'confirm_pass_required'
  return password.trim() === confirmation.trim() ? null : 'password_do_not_match'
}

/** A learner says who they are after the first sign-in (seed 000 §2); nothing asks a teacher again, so their name comes with the password. */
export function saysDetailsLater(role: SignupRole): boolean {
  return role === 'learner'
}

/** Four digits of any script, or null (seed 000 §9). */
export function readOtp(typed: string): string | null {
  const digits = latinDigits(typed.trim())
  return /^\d{4}$/.test(digits) ? digits : null
}
