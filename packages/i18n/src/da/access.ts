import type { Messages } from '../keys.ts'

export const access = {
  login: 'داخل شدن',
  logout: 'خروج',
  password: 'رمز عبور',
  login_heading: 'خوش برگشتید',
  login_subheading: 'به مکتب خود داخل شوید',
  email_or_username: 'ایمیل یا نام کاربری',
  remember: 'در این دستگاه مرا به خاطر داشته باش',
  remembered: 'رمز عبور به‌یادمانده به کار می‌رود. برای رمز دیگر آن را بنویسید.',
  forgot_password: 'رمز عبور را فراموش کرده‌اید؟',
  register: 'تازه آمده‌اید؟ حساب بسازید',
  register_school_account: 'حساب مکتب بسازید',
  continue_with: 'ادامه با {provider}',
  external_cancelled: 'داخل شدن از راه فراهم‌کنندهٔ دیگر تمام نشد.',
  logging_in: 'در حال داخل شدن…',
  demonstration_accounts: 'حساب‌های نمایشی',
  network_needed: 'این بار برای داخل شدن انترنت لازم است. کار شما در این دستگاه محفوظ است.',
} satisfies Messages<'access'>
