/** Learning that a page had not yet given to the outbox when it ended. */
import { savePackage } from '@maktab/client/calls/learning/packages.generated'
import { saveTime } from '@maktab/client/calls/learning/progress.generated'
import type { OfflinePort } from '@maktab/client/offline-port'
import { openUnsavedProgress } from './unsaved-progress.ts'

const names = { saveTime: saveTime.name, savePackage: savePackage.name } as const

/** Puts it into the outbox under the ids that it had: a page that lives and does so at the same time does no harm. What does not fit stays where it is. */
export async function keepLeftProgress(user_id: number, port: Pick<OfflinePort, 'perform'>): Promise<void> {
  const unsaved = openUnsavedProgress(user_id)
  for (const { entry_id, call, input } of unsaved.all()) {
    const answer = await port.perform(names[call], input, [], entry_id)
    // A refusal is an answer; `offline`: kept, though only the server can decide it.
    if (answer.ok || 'refusal' in answer || answer.failure === 'offline') unsaved.forget(entry_id)
  }
}
