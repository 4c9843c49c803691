/** Commands that a device gave without a network, and its word that it has everything. */
import { processSyncUp, reportSync, SyncBatch, syncUp } from '@maktab/contracts/downloads/sync-up'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import { refusals } from '@maktab/contracts/refusals'
import * as z from 'zod'
import { sentenceKey, wireCode } from '#calls/dispatch.ts'
import { atGate, inside, type Dispatch } from '#calls/handle.ts'
import { noteSync } from '#features/downloads/devices.sql.ts'
import { readDoneCommands } from '#features/downloads/sync-up.sql.ts'

/** On the wire of a batch: the command broke something; it changed nothing and may be sent again later. */
const broken = -500

const Command = SyncBatch.shape.data.element
/** Read loosely first: a command that cannot be read is answered alone, as long as it says which one it is. */
const Batch = z.object({
  data: z
    .array(Command.pick({ command_id: true }).loose())
    .min(1)
    .max(100),
})

export const syncing = {
  syncUp: atGate(syncUp, async ({ dispatch }, { json_data }) => {
    const batch = readBatch(json_data)
    if (!batch.ok) return batch
    const answers = []
    // One after the other: a later command may build on an earlier one. What is behind one that has to wait waits with it.
    for (const command of batch.value) {
      const answer = await answerOne(dispatch, command)
      answers.push(answer)
      if ('wait_seconds' in answer) break
    }
    return accept({ answers })
  }),

  processSyncUp: inside(processSyncUp, async ({ db, actor }, { command_ids }) => {
    const done = new Set(await readDoneCommands(db, actor, command_ids))
    return accept({ done: done.size, waiting: command_ids.filter((command_id) => !done.has(command_id)) })
  }),

  reportSync: inside(reportSync, async ({ db, actor: { institution_id, user_id }, device_id, now }, standing) => {
    // The device's own date is not believed: it has everything as of the moment in which it says so.
    if (device_id) await noteSync(db, { institution_id, user_id, device_id }, now, standing)
    return accept({ synced_on: now.toISOString() })
  }),
}

function readBatch(json_data: string): Outcome<z.infer<typeof Batch>['data'], 'batch_unreadable'> {
  try {
    const batch = Batch.safeParse(JSON.parse(json_data))
    return batch.success ? accept(batch.data.data) : refuse('batch_unreadable')
  } catch {
    return refuse('batch_unreadable')
  }
}

async function answerOne(dispatch: Dispatch, command: { readonly command_id: string }) {
  const refused = (error_code: number, error_message: string, wait_seconds?: number) => ({
    command_id: command.command_id,
    error_code,
    error_message,
    answer: '',
    ...(wait_seconds !== undefined && { wait_seconds: Math.max(1, wait_seconds) }),
  })
  const read = Command.safeParse(command)
  if (!read.success) return refused(wireCode('malformed'), sentenceKey('malformed'))
  const { command_id, path, input, at } = read.data
  try {
    const answer = await dispatch({ command_id, path, input, at: new Date(at) })
    if (answer === null) return refused(refusals.not_found.code, refusals.not_found.message)
    if (!answer.ok) return refused(wireCode(answer.refusal), sentenceKey(answer.refusal), answer.wait_seconds)
    return { command_id, error_code: 0, error_message: '', answer: JSON.stringify(answer.value) }
  } catch {
    // Logged where it was thrown; the commands behind it must not wait for a repair.
    return refused(broken, 'system_error')
  }
}
