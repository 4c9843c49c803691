import type { Messages } from '../../keys.ts'

export const refusalsStarting = {
  password_change_first: 'نخست رمز عبور خود تان را انتخاب کنید.',
  password_is_code: 'این کد روی برگهٔ شماست. رمز عبور دیگری انتخاب کنید.',
} satisfies Messages<'refusals-starting'>
