import type { Messages } from '../../keys.ts'

export const links = {
  add_link: 'لینکی اضافه کنید',
  number: 'لینک {number}',
  kind: 'نوع لینک',
  kind_0: 'سند',
  kind_1: 'صفحه',
  kind_2: 'داخل همین صفحه نشان داده می‌شود',
  remove: 'لینک {number} را حذف کنید',
  address: 'آدرس',
  embed: 'آنچه سایت برای جاسازی می‌دهد',
  embed_hint: 'با <iframe آغاز و با </iframe> ختم می‌شود.',
  title: 'نام لینک',
  show: 'همین‌جا نشان دهید',
  hide: 'پنهان کنید',
  heading: 'لینک‌ها',
} satisfies Messages<'links'>
