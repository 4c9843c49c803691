import type { Messages } from '../keys.ts'

export const materials = {
  other_title: 'یہ فائل کسی اور پروگرام میں کھلتی ہے',
  other_body:
    'مکتب اسے یہاں نہیں دکھا سکتا۔ اسے محفوظ کریں اور اسی پروگرام سے کھولیں جس میں یہ بنی تھی، یا اس جیسے کسی پروگرام سے۔',
  save_file: 'فائل محفوظ کریں',
  sheet: 'شیٹ {name}',
  row: 'سطر',
  cut: 'اس جدول کا باقی حصہ خود فائل میں ہے۔',
  slides: 'اس سلائیڈ کی تحریریں اور تصویریں۔ اس کی شکل خود فائل میں ہے۔',
} satisfies Messages<'materials'>
