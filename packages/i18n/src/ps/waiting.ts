import type { Messages } from '../keys.ts'

export const waiting = {
  work_submission: 'سپارل شوی کار',
  work_score: 'نمره',
  work_return: 'زده کوونکو ته بېرته ورکړل شوی کار',
  work_attempt: 'پوښتنو ته ځوابونه',
  work_file: 'فایل',
  work_other: 'پرمختګ',
  work_waiting: 'په تمه',
  work_open: 'پرانیزئ',
  work_again: 'بیا یې ولېږئ',
  work_copy: 'د ځواب پاڼې ته یې کاپي کړئ',
  work_copied: 'اوس دا د دندې د ځواب په پاڼه کې دی. هغه څه چې مخکې هلته وو، لا هم شته.',
  work_text_not_copied: 'متن کاپي نه شو: په دې وسیله کې ورته ځای نشته.',
  work_files_not_copied: 'کاپي نه شول: {names}',
  work_to_form: 'د ځواب پاڼې ته لاړ شئ',
  work_dismiss_title: 'له وسیلې یې لرې کوئ؟',
  work_dismiss_body: 'ښوونځي دا و نه مانه، او بل چېرې نشته. چې لرې شو، بېرته نه راځي.',
} satisfies Messages<'waiting'>
