import type { Messages } from '../keys.ts'

export const waiting = {
  waits_long:
    'اینجا کار {days, plural, one {# روز} other {# روز}} منتظر مانده و جای دیگری نیست. برنامه را جایی باز کنید که انترنت باشد؛ اگر باز هم ماند، آن را به معلم یا مکتب خود نشان دهید.',
  files_left: '{size} فایل هنوز در انتظار فرستادن است',
  not_lasting:
    'این مرورگر اگر حافظهٔ دستگاه پر شود ممکن است آنچه را اینجا منتظر است پاک کند. زود آنلاین شوید تا فرستاده شود.',
  work_submission: 'کار تسلیم‌شده',
  work_comment: 'تبصرهٔ خصوصی',
  work_score: 'نمره',
  work_assignment: 'وظیفه‌ای که دادید یا تغییر دادید',
  work_event: 'رویدادی که ترتیب دادید یا تغییر دادید',
  work_return: 'کار برگردانده‌شده به شاگردان',
  work_reminder: 'یادآوری به شاگردان',
  work_attendance: 'حاضری که گرفتید',
  work_post: 'یک نوشته',
  work_post_comment: 'تبصره بر یک نوشته',
  work_library: 'تغییر در کتابخانه',
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
  work_into_form: 'در برگه باز کنید',
  work_dismiss_title: 'از دستگاه برداشته شود؟',
  work_dismiss_body: 'مکتب آن را نپذیرفت و جای دیگری نیست. پس از برداشتن، دیگر برنمی‌گردد.',
} satisfies Messages<'waiting'>
