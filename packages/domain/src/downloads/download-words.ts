/** Which of the specification's messages a person hears of a download, and how (seed 001 §7, §9). */
import type { Role } from '@maktab/contracts/roles'
import type { DownloadWord } from './download-states.ts'

/** What can be said: what the machine says, and that a second one does not begin. */
export type SaidOfDownload = DownloadWord | 'error_download_in_progress'

export interface DownloadMessage {
  readonly key: SaidOfDownload | 'error_download_in_progress_learner'
  readonly tone: 'success' | 'info' | 'error'
}

/** Undefined where it is not said to this role: that a download is complete is told to learners alone. */
export function messageOfDownload(said: SaidOfDownload, role: Role): DownloadMessage | undefined {
  switch (said) {
    case 'download_success_msg':
      return role === 'learner' ? { key: said, tone: 'success' } : undefined
    case 'error_download_in_progress':
      return { key: role === 'learner' ? 'error_download_in_progress_learner' : said, tone: 'error' }
    // It waits and goes on by itself: nothing is wrong yet.
    case 'download_paused_offline_msg':
    case 'on_download_internet_lost_error':
      return { key: said, tone: 'info' }
    case 'internet_timeout_Error':
    case 'unable_to_connect':
    case 'api_error_while_downloading':
      return { key: said, tone: 'error' }
  }
}
