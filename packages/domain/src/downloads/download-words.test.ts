import { expect, test } from 'vitest'
import { messageOfDownload } from './download-words.ts'

test.each([
  ['download_success_msg', 'learner', { key: 'download_success_msg', tone: 'success' }],
  ['download_success_msg', 'teacher', undefined],
  ['error_download_in_progress', 'learner', { key: 'error_download_in_progress_learner', tone: 'error' }],
  ['error_download_in_progress', 'teacher', { key: 'error_download_in_progress', tone: 'error' }],
  ['download_paused_offline_msg', 'learner', { key: 'download_paused_offline_msg', tone: 'info' }],
  ['on_download_internet_lost_error', 'teacher', { key: 'on_download_internet_lost_error', tone: 'info' }],
  ['internet_timeout_Error', 'learner', { key: 'internet_timeout_Error', tone: 'error' }],
  ['unable_to_connect', 'learner', { key: 'unable_to_connect', tone: 'error' }],
  ['api_error_while_downloading', 'learner', { key: 'api_error_while_downloading', tone: 'error' }],
] as const)('%s is said to a %s as %o', (said, role, message) => {
  expect(messageOfDownload(said, role)).toEqual(message)
})
