/** Learning that a page of an earlier self had not yet given to their store when it closed: it is brought to the school where it was done. */
import { scoreSubmission } from '@maktab/client/calls/assignments/scores.generated'
import { syncUp } from '@maktab/client/calls/downloads/sync-up.generated'
import { savePackage } from '@maktab/client/calls/learning/packages.generated'
import { saveTime } from '@maktab/client/calls/learning/progress.generated'
import type { Answer } from '@maktab/client/call'
import type { Sender } from '@maktab/client/send'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { openUnsavedProgress } from './unsaved-progress.ts'

/** As many as one batch takes. */
const batchSize = 100
/** What a command of a batch is answered where the server broke: it may be tried again. */
const serverBroke = -500

const paths = { saveTime: saveTime.path, savePackage: savePackage.path, scoreSubmission: scoreSubmission.path } as const

/** `speaker` has the token of the earlier self. Each entry is given at the moment when it was kept, under the id that it had: what arrived before is not counted again. */
export async function bringEarlierProgress(user_id: number, speaker: Pick<Sender, 'send'>): Promise<void> {
  const kept = openUnsavedProgress(user_id)
  const entries = kept.all()
  for (let from = 0; from < entries.length; from += batchSize) {
    const data = entries.slice(from, from + batchSize).map(({ entry_id, call, input, kept_at }) => ({
      command_id: entry_id,
      path: paths[call],
      input,
      at: new Date(kept_at).toISOString(),
    }))
    const answer = (await speaker.send(syncUp, { json_data: JSON.stringify({ data }) })) as Answer<Catalogue['syncUp']>
    if (!answer.ok) return
    // A refusal is an answer: sent again it would be refused again, except where it says from when on it would not.
    for (const { command_id, error_code, wait_seconds } of answer.value.answers)
      if (error_code !== serverBroke && wait_seconds === undefined) kept.forget(command_id)
  }
}
