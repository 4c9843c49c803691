import type { Messages } from '../keys.ts'

export const refusalsOffice = {
  changed_meanwhile: 'در این میان شخص دیگری این را تغییر داده است. پیش از ذخیره ببینید که حالا چگونه است.',
} satisfies Messages<'refusals-office'>
