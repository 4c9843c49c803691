import type { Messages } from '../../keys.ts'

export const entering = {
  institution_login: 'ادامه با حساب مکتب',
  email_login: 'ادامه با ایمیل',
  institution_heading: 'داخل شدن با حساب مکتب',
  email_heading: 'داخل شدن با ایمیل',
  school_username: 'نام کاربری شما در مکتب',
  your_school: 'مکتب شما',
  search_school: 'نام مکتب',
  change_school: 'مکتب دیگری را انتخاب کنید',
  no_school: 'هیچ مکتبی این نام را ندارد. بخشی از نام را بنویسید.',
  no_schools: 'اینجا مکتبی برای انتخاب نیست. از مکتب خود بپرسید چگونه داخل شوید.',
  more_schools: 'مکاتب بیشتر را نشان بده',
  proof_waits: '{name} شناخته شد. برای ادامه مکتب خود را انتخاب کنید.',
  embedded_heading: 'با حساب {name} داخل شوید',
  embedded_intro: 'برای شاگردان. نام کاربری و رمز عبور شما تنها به {name} می‌رود و جای دیگری نه.',
} satisfies Messages<'entering'>
