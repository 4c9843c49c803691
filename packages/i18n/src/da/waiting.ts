import type { Messages } from '../keys.ts'

export const waiting = {
  work_submission: 'کار تسلیم‌شده',
  work_score: 'نمره',
  work_return: 'کار برگردانده‌شده به شاگردان',
  work_attempt: 'پاسخ‌ها به سوال‌ها',
  work_file: 'فایل',
  work_other: 'پیشرفت',
  work_waiting: 'در انتظار',
  work_open: 'باز کنید',
  work_again: 'دوباره بفرستید',
  work_copy: 'در برگه جواب کاپی کنید',
  work_copied: 'اکنون در برگه جواب وظیفه است. آنچه پیش از این آنجا بود، هنوز هست.',
  work_text_not_copied: 'متن کاپی نشد: این دستگاه برای آن جا ندارد.',
  work_files_not_copied: 'کاپی نشد: {names}',
  work_to_form: 'به برگه جواب بروید',
  work_dismiss_title: 'از دستگاه برداشته شود؟',
  work_dismiss_body: 'مکتب آن را نپذیرفت و جای دیگری نیست. پس از برداشتن، دیگر برنمی‌گردد.',
} satisfies Messages<'waiting'>
