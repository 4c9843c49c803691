import type { Messages } from '../keys.ts'

export const access = {
  login: 'داخل شدن',
  logout: 'خروج',
  password: 'رمز عبور',
  login_heading: 'خوش برگشتید',
  login_subheading: 'به مکتب خود داخل شوید',
  email_or_username: 'ایمیل یا نام کاربری',
  logging_in: 'در حال داخل شدن…',
  logout_unsent_title: 'بخشی از کار شما هنوز فرستاده نشده',
  logout_unsent_body: '{count, plural, one {# کار در این دستگاه می‌ماند و بار بعد که اینجا داخل شوید فرستاده می‌شود.} other {# کار در این دستگاه می‌ماند و بار بعد که اینجا داخل شوید فرستاده می‌شود.}}',
  logout_anyway: 'با آن هم خارج شوید',
  demonstration_accounts: 'حساب‌های نمایشی',
  demonstration_intro: 'همهٔ کسان این مکتب نمایشی با رمز عبورشان. یکی را برای داخل شدن انتخاب کنید.',
  demonstration_use: 'داخل شدن به نام {name}',
} satisfies Messages<'access'>
