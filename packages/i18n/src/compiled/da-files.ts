/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "files.save_file": "ذخیرهٔ فایل",
  "files.sound_not_played": "این صدا اینجا پخش نمی‌شود. آن را ذخیره کنید و با برنامهٔ دیگری باز کنید.",
  "files.heic_not_shown": "این تصویر به قالب تلفون (HEIC) است که این دستگاه نشان داده نمی‌تواند. آن را ذخیره کنید، یا به شکل عکس (JPEG) بخواهید.",
  "files.text_not_here": "متن اکنون باز نمی‌شود. انترنت را ببینید و دوباره تلاش کنید.",
  "files.record_voice": "صدای خود را ثبت کنید",
  "files.stop_recording": "توقف ثبت",
  "files.recording_now": "در حال ثبت",
  "files.recorded_of": [["length"]," از ",["most"]],
  "files.microphone_refused": "اجازهٔ مایکروفون نیست. در تنظیمات مرورگر اجازه بدهید، یا فایل صدا اضافه کنید.",
  "files.spoken_remark": "نظر گفته‌شده",
  "files.remove_recording": "حذف صدای ثبت‌شده",
  "files.recording_not_given": "یک صدای ثبت‌شده هنوز داده نشده است. در این دستگاه نگهداری می‌شود.",
  "files.give_recording": "دادن صدای ثبت‌شده",
}
