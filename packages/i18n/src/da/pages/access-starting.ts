import type { Messages } from '../../keys.ts'

export const accessStarting = {
  starting_title: 'رمز عبور تان را انتخاب کنید',
  starting_intro:
    'شما با کد روی برگهٔ تان داخل شدید، که دوباره کار نمی‌کند. پس از این با نام {username} و رمز عبور خود تان داخل می‌شوید.',
  starting_save: 'نگاه دارید و ادامه دهید',
} satisfies Messages<'access-starting'>
