import type { Messages } from '../keys.ts'

export const materials = {
  other_title: 'دا فایل په بل پروګرام کې پرانیستل کېږي',
  other_body: 'مکتب یې دلته نه شي ښودلی. خوندي یې کړئ او په هغه پروګرام یې پرانیزئ چې پرې جوړ شوی، یا په ورته پروګرام.',
  save_file: 'فایل خوندي کړئ',
  sheet: 'پاڼه {name}',
  row: 'کرښه',
  cut: 'د دې جدول پاتې برخه په خپله فایل کې ده.',
  slides: 'د دې سلایډ متنونه او انځورونه. بڼه یې په خپله فایل کې ده.',
} satisfies Messages<'materials'>
