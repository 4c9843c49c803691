import type { Role } from '@maktab/contracts/roles'
import type { SaidOfDownload } from '@maktab/domain/downloads/download-words'
import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { ShowMessages } from '#shell/show-messages.tsx'
import { DownloadWords } from './download-words.tsx'

let stage: Stage
afterEach(() => stage.leave())

async function hear(said: SaidOfDownload, active_role: Role, language: 'en' | 'da' = 'en') {
  const unheard = [said]
  const onSaid = (listener: (said: SaidOfDownload) => void) => {
    unheard.splice(0).forEach(listener)
    return () => undefined
  }
  stage = await setStage({ language, person: { active_role }, store: { onSaid } })
  stage.show(
    <ToastProvider>
      <ShowMessages place="frame" />
      <DownloadWords />
    </ToastProvider>,
  )
}

test.each([
  ['error_download_in_progress', 'learner', 'Your lessons are still downloading.'],
  ['error_download_in_progress', 'teacher', 'A download is running.'],
  ['download_success_msg', 'learner', 'The download is complete.'],
  ['download_paused_offline_msg', 'learner', 'There is no internet. The download is paused'],
  ['on_download_internet_lost_error', 'learner', 'The internet was lost.'],
  ['internet_timeout_Error', 'learner', 'The internet did not come back in time.'],
  ['unable_to_connect', 'learner', 'Unable to connect to the server.'],
  ['api_error_while_downloading', 'learner', 'The download stopped because the server answered with an error.'],
] as const)('%s is said to a %s in a message', async (said, role, words) => {
  await hear(said, role)
  await expect.element(page.getByText(words)).toBeVisible()
})

test('it is said in the language of the page', async () => {
  await hear('download_success_msg', 'learner', 'da')
  await expect.element(page.getByText('داونلود تکمیل شد.')).toBeVisible()
})
