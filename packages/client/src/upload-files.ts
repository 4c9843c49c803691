/** Files of a page that has no store: sent before the command that names them. */
import type { AnyAnswer } from './call.ts'
import type { QueuedFile } from './offline-port.ts'
import type { Sender } from './send.ts'
import { uploadInParts } from './upload-in-parts.ts'

type No = Exclude<AnyAnswer, { ok: true }>

/** Answers why one was not taken; what arrived of it stays with the server, and goes on where its command is given again. */
export async function uploadFiles(sender: Sender, files: readonly QueuedFile[]): Promise<No | undefined> {
  for (const { file_id, name, bytes } of files) {
    const readPart = async (from: number, to: number) => bytes.slice(from, to, bytes.type)
    const uploaded = await uploadInParts<No>(
      { file_id, name, size_bytes: bytes.size, readPart },
      {
        ask: (call, input) => sender.send(call, input),
        send: (call, input, file) => sender.send(call, input, { file }),
      },
    )
    if (uploaded === 'unreadable') return { ok: false, refusal: 'file_missing' }
    if (uploaded === 'stuck') return { ok: false, failure: 'broken' }
    if (uploaded !== 'kept') return 'failure' in uploaded.no ? uploaded.no : { ok: false, refusal: uploaded.no.refusal }
  }
  return undefined
}
