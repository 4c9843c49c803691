import type { Messages } from '../../keys.ts'

export const accessStarting = {
  starting_title: 'اپنا پاس ورڈ چنیں',
  starting_intro:
    'آپ اپنی پرچی کے کوڈ سے داخل ہوئے، جو دوبارہ کام نہیں کرے گا۔ اب سے آپ {username} کے نام اور اپنے پاس ورڈ سے لاگ اِن کریں گے۔',
  starting_save: 'محفوظ کریں اور آگے بڑھیں',
} satisfies Messages<'access-starting'>
