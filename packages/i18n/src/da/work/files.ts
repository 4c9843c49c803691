import type { Messages } from '../../keys.ts'

export const files = {
  save_file: 'ذخیرهٔ فایل',
  sound_not_played: 'این صدا اینجا پخش نمی‌شود. آن را ذخیره کنید و با برنامهٔ دیگری باز کنید.',
  heic_not_shown:
    'این تصویر به قالب تلفون (HEIC) است که این دستگاه نشان داده نمی‌تواند. آن را ذخیره کنید، یا به شکل عکس (JPEG) بخواهید.',
  text_not_here: 'متن اکنون باز نمی‌شود. انترنت را ببینید و دوباره تلاش کنید.',
  record_voice: 'صدای خود را ثبت کنید',
  stop_recording: 'توقف ثبت',
  recording_now: 'در حال ثبت',
  recorded_of: '{length} از {most}',
  microphone_refused: 'اجازهٔ مایکروفون نیست. در تنظیمات مرورگر اجازه بدهید، یا فایل صدا اضافه کنید.',
  spoken_remark: 'نظر گفته‌شده',
  remove_recording: 'حذف صدای ثبت‌شده',
  recording_not_given: 'یک صدای ثبت‌شده هنوز داده نشده است. در این دستگاه نگهداری می‌شود.',
  give_recording: 'دادن صدای ثبت‌شده',
} satisfies Messages<'files'>
