import type { Messages } from '../../keys.ts'

export const links = {
  add_link: 'لنک شامل کریں',
  number: 'لنک {number}',
  kind: 'لنک کی قسم',
  kind_0: 'دستاویز',
  kind_1: 'صفحہ',
  kind_2: 'اسی صفحے میں دکھایا جاتا ہے',
  remove: 'لنک {number} ہٹائیں',
  address: 'پتہ',
  embed: 'جو سائٹ شامل کرنے کے لیے دیتی ہے',
  embed_hint: 'یہ <iframe سے شروع اور </iframe> پر ختم ہوتا ہے۔',
  title: 'لنک کا نام',
  show: 'یہیں دکھائیں',
  hide: 'چھپائیں',
  heading: 'لنک',
} satisfies Messages<'links'>
