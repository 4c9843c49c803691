/** Which post or comment a command of the outbox is about, for its person to see. */
import type { WorkOfCommand } from '@maktab/client/offline-port'
import type { Actor } from '@maktab/domain/people/actor'
import { attachmentsIn } from '../content/files.ts'

const shown = new Set(['createStreamPost', 'updateStreamPost', 'createStreamComment', 'updateStreamComment'])

/** Reads the input as far as it has the fields that are shown: an older version may have written it. Undefined for other commands. */
export function postOfCommand(
  actor: Actor,
  { name, input }: { readonly name: string; readonly input: unknown },
): WorkOfCommand | undefined {
  if (!shown.has(name) || typeof input !== 'object' || input === null) return undefined
  const given = input as Readonly<Record<string, unknown>>
  const id = given['comment_id'] ?? given['post_id']
  if (typeof id !== 'string') return undefined
  return {
    kind: 'post',
    post_id: id,
    title: null,
    text: typeof given['text'] === 'string' ? given['text'] : '',
    attachments: attachmentsIn(actor, given),
  }
}
