import type { Messages } from '../keys.ts'

export const refusalsTransfers = {
  api_error_while_downloading: 'ډاونلوډ ودرېد، ځکه سرور تېروتنه ورکړه. وروسته بیا هڅه وکړئ.',
  campus_not_available: 'دا کمپس دلته نشته. هغه کمپس همغږي کړئ چې تاسو یې یاست.',
  download_paused_offline_msg: 'انټرنېټ نشته. ډاونلوډ درول شوی او پخپله به بیا پیل شي.',
  download_success_msg: 'ډاونلوډ بشپړ شو. بې انټرنېټه یې کارولای شئ.',
  error_download_in_progress: 'یو ډاونلوډ روان دی. تر پایه صبر وکړئ یا یې لومړی لغوه کړئ.',
  error_download_in_progress_learner: 'ستاسو لوستونه لا ډاونلوډ کېږي. تر پایه صبر وکړئ یا یې لومړی لغوه کړئ.',
  internet_timeout_Error: 'انټرنېټ پر وخت راونه ګرځېد. ډاونلوډ لغوه شو.',
  on_download_internet_lost_error: 'انټرنېټ پرې شو. ډاونلوډ ورته په تمه دی.',
  sync_success: 'ټول څه همغږي شول.',
} satisfies Messages<'refusals-transfers'>
