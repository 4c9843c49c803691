import type { Messages } from '../keys.ts'

export const refusalsTransfers = {
  api_error_while_downloading: 'داونلود متوقف شد، چون سرور خطا داد. بعداً دوباره کوشش کنید.',
  campus_not_available: 'این کمپس اینجا موجود نیست. کمپس مربوط خود را همگام کنید.',
  download_paused_offline_msg: 'انترنت نیست. داونلود متوقف است و خودش ادامه می‌یابد.',
  download_success_msg: 'داونلود تکمیل شد. می‌توانید بدون انترنت از آن استفاده کنید.',
  error_download_in_progress: 'یک داونلود در جریان است. تا ختم آن صبر کنید یا اول لغوش کنید.',
  error_download_in_progress_learner: 'درس‌های شما هنوز داونلود می‌شود. تا ختم آن صبر کنید یا اول لغوش کنید.',
  internet_timeout_Error: 'انترنت به وقت برنگشت. داونلود لغو شد.',
  on_download_internet_lost_error: 'انترنت قطع شد. داونلود منتظر آن است.',
  sync_success: 'همه چیز همگام شد.',
} satisfies Messages<'refusals-transfers'>
