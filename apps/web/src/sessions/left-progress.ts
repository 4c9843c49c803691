/** What a page had not yet given to the outbox when it ended, or while the outbox was not open. */
import { scoreSubmission } from '@maktab/client/calls/assignments/scores.generated'
import { savePackage } from '@maktab/client/calls/learning/packages.generated'
import { saveTime } from '@maktab/client/calls/learning/progress.generated'
import type { OfflinePort, StoreOwner } from '@maktab/client/offline-port'
import { openUnsavedProgress, rolesOf } from './unsaved-progress.ts'

const names = { saveTime: saveTime.name, savePackage: savePackage.name, scoreSubmission: scoreSubmission.name } as const

/** Puts it into the outbox of its role under the ids that it had: a page that lives and does so at the same time does no harm. What does not fit stays where it is. */
export async function keepLeftProgress(
  { user_id, role }: Pick<StoreOwner, 'user_id' | 'role'>,
  port: Pick<OfflinePort, 'perform' | 'keepRefused'>,
): Promise<void> {
  const unsaved = openUnsavedProgress(user_id)
  for (const { entry_id, call, input } of unsaved.all().filter((entry) => rolesOf[entry.call] === role)) {
    const answer = await port.perform(names[call], input, [], entry_id)
    if (answer === undefined) continue
    // A score is a person's work: refused, it stands among what they must look at.
    if ('refusal' in answer && call === 'scoreSubmission')
      await port.keepRefused(names[call], input, answer.refusal, entry_id)
    // A refusal is an answer; `offline`: kept, though only the server can decide it.
    if (answer.ok || 'refusal' in answer || answer.failure === 'offline') unsaved.forget(entry_id)
  }
}
