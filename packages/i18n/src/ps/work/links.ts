import type { Messages } from '../../keys.ts'

export const links = {
  add_link: 'لینک ورزیات کړئ',
  number: '{number} لینک',
  kind: 'د لینک ډول',
  kind_0: 'سند',
  kind_1: 'مخ',
  kind_2: 'په همدې مخ کې ښکاري',
  remove: '{number} لینک لرې کړئ',
  address: 'پته',
  embed: 'هغه څه چې ویب‌پاڼه یې د ځای پر ځای کولو لپاره ورکوي',
  embed_hint: 'په <iframe پیل او په </iframe> پای ته رسېږي.',
  title: 'د لینک نوم',
  show: 'دلته یې وښایئ',
  hide: 'پټ یې کړئ',
  heading: 'لینکونه',
} satisfies Messages<'links'>
