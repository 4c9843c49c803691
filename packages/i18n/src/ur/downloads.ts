import type { Messages } from '../keys.ts'

export const downloads = {
  download: 'ڈاؤن لوڈ',
  downloading: 'ڈاؤن لوڈ ہو رہا ہے…',
  pause: 'عارضی طور پر روکیں',
  resume: 'دوبارہ شروع کریں',
  cancel: 'منسوخ کریں',
  storage: 'اسٹوریج',
  storage_full: 'اسٹوریج بھر گئی ہے',
  downloads: 'ڈاؤن لوڈز',
  on_device: 'اس آلے پر',
  remove_from_device: 'اس آلے سے ہٹائیں',
  paused: 'رکا ہوا',
  unfinished: 'مکمل نہیں ہوا',
  storage_used: 'اس آلے پر {used} استعمال ہوا',
} satisfies Messages<'downloads'>
