/** How downloads and syncing went. Full key: `refusals.key`. */
export const refusalsTransfers = {
  api_error_while_downloading: 'The download stopped because the server answered with an error. Try again later.',
  campus_not_available: 'This campus is not available here. Sync the campus you belong to.',
  download_paused_offline_msg: 'There is no internet. The download is paused and goes on by itself.',
  download_success_msg: 'The download is complete. You can use it without internet.',
  error_download_in_progress: 'A download is running. Wait until it ends, or cancel it first.',
  error_download_in_progress_learner: 'Your lessons are still downloading. Wait until it ends, or cancel it first.',
  internet_timeout_Error: 'The internet did not come back in time. The download was cancelled.',
  on_download_internet_lost_error: 'The internet was lost. The download waits for it.',
  sync_success: 'Everything is in sync.',
} as const
