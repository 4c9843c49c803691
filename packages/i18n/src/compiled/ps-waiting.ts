/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "refusals.api_error_while_downloading": "ډاونلوډ ودرېد، ځکه سرور تېروتنه ورکړه. وروسته بیا هڅه وکړئ.",
  "refusals.campus_not_available": "دا کمپس دلته نشته. هغه کمپس همغږي کړئ چې تاسو یې یاست.",
  "refusals.download_paused_offline_msg": "انټرنېټ نشته. ډاونلوډ درول شوی او پخپله به بیا پیل شي.",
  "refusals.download_success_msg": "ډاونلوډ بشپړ شو. بې انټرنېټه یې کارولای شئ.",
  "refusals.error_download_in_progress": "یو ډاونلوډ روان دی. تر پایه صبر وکړئ یا یې لومړی لغوه کړئ.",
  "refusals.error_download_in_progress_learner": "ستاسو لوستونه لا ډاونلوډ کېږي. تر پایه صبر وکړئ یا یې لومړی لغوه کړئ.",
  "refusals.internet_timeout_Error": "انټرنېټ پر وخت راونه ګرځېد. ډاونلوډ لغوه شو.",
  "refusals.on_download_internet_lost_error": "انټرنېټ پرې شو. ډاونلوډ ورته په تمه دی.",
  "refusals.sync_success": "ټول څه همغږي شول.",
  "waiting.work_submission": "سپارل شوی کار",
  "waiting.work_score": "نمره",
  "waiting.work_return": "زده کوونکو ته بېرته ورکړل شوی کار",
  "waiting.work_attempt": "پوښتنو ته ځوابونه",
  "waiting.work_file": "فایل",
  "waiting.work_other": "پرمختګ",
  "waiting.work_waiting": "په تمه",
  "waiting.work_open": "پرانیزئ",
  "waiting.work_again": "بیا یې ولېږئ",
  "waiting.work_dismiss_title": "له وسیلې یې لرې کوئ؟",
  "waiting.work_dismiss_body": "ښوونځي دا و نه مانه، او بل چېرې نشته. چې لرې شو، بېرته نه راځي.",
}
