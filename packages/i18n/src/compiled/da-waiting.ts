/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "refusals.api_error_while_downloading": "داونلود متوقف شد، چون سرور خطا داد. بعداً دوباره کوشش کنید.",
  "refusals.campus_not_available": "این کمپس اینجا موجود نیست. کمپس مربوط خود را همگام کنید.",
  "refusals.download_paused_offline_msg": "انترنت نیست. داونلود متوقف است و خودش ادامه می‌یابد.",
  "refusals.download_success_msg": "داونلود تکمیل شد. می‌توانید بدون انترنت از آن استفاده کنید.",
  "refusals.error_download_in_progress": "یک داونلود در جریان است. تا ختم آن صبر کنید یا اول لغوش کنید.",
  "refusals.error_download_in_progress_learner": "درس‌های شما هنوز داونلود می‌شود. تا ختم آن صبر کنید یا اول لغوش کنید.",
  "refusals.internet_timeout_Error": "انترنت به وقت برنگشت. داونلود لغو شد.",
  "refusals.on_download_internet_lost_error": "انترنت قطع شد. داونلود منتظر آن است.",
  "refusals.sync_success": "همه چیز همگام شد.",
  "waiting.work_submission": "کار تسلیم‌شده",
  "waiting.work_score": "نمره",
  "waiting.work_return": "کار برگردانده‌شده به شاگردان",
  "waiting.work_attempt": "پاسخ‌ها به سوال‌ها",
  "waiting.work_file": "فایل",
  "waiting.work_other": "پیشرفت",
  "waiting.work_waiting": "در انتظار",
  "waiting.work_open": "باز کنید",
  "waiting.work_again": "دوباره بفرستید",
  "waiting.work_dismiss_title": "از دستگاه برداشته شود؟",
  "waiting.work_dismiss_body": "مکتب آن را نپذیرفت و جای دیگری نیست. پس از برداشتن، دیگر برنمی‌گردد.",
}
