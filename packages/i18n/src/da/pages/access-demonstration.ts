import type { Messages } from '../../keys.ts'

export const accessDemonstration = {
  demonstration_intro: 'همهٔ کسان این مکتب نمایشی با رمز عبورشان. یکی را برای داخل شدن انتخاب کنید.',
  demonstration_use: 'داخل شدن به نام {name}',
  demonstration_moves: 'در ورود بعدی منتقل می‌شود',
} satisfies Messages<'access-demonstration'>
