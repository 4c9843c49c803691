import type { Messages } from '../keys.ts'

export const materials = {
  other_title: 'این فایل در پروگرام دیگری باز می‌شود',
  other_body:
    'مکتب آن را اینجا نشان داده نمی‌تواند. آن را ذخیره کنید و با پروگرامی که ساخته شده یا با پروگرامی مانند آن باز کنید.',
  save_file: 'ذخیرهٔ فایل',
  sheet: 'ورق {name}',
  row: 'سطر',
  cut: 'باقی این جدول در خود فایل است.',
  slides: 'متن‌ها و تصویرهای این سلاید. شکل آن در خود فایل است.',
} satisfies Messages<'materials'>
