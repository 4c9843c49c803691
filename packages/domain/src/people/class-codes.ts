import { latinDigits } from './digits.ts'

/** A class's code as it is kept: eight capital letters and digits; case, spaces and hyphens of what was typed do not count, nor does the script of its digits. */
export function readClassCode(typed: string): string {
  return latinDigits(typed).replace(/[\s-]/g, '').toUpperCase()
}
