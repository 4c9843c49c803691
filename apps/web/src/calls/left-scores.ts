/** Scores that neither the outbox nor the school has yet. They wait in this browser, for their teacher alone, and are given again. */
import { scoreSubmission } from '@maktab/client/calls/assignments/scores.generated'
import type { Answer, Failure } from '@maktab/client/call'
import type { QueuedFile } from '@maktab/client/offline-port'
import type { Attachment } from '@maktab/contracts/content/files'
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { Connection } from './connection.ts'
import { noteSaid } from './explain.ts'
import { newId } from '#browser/identifiers.ts'
import { openUnsavedProgress, unsavedScores, type GivenScore, type UnsavedScore } from '#sessions/unsaved-progress.ts'

type ScoreAnswer = Answer<Catalogue['scoreSubmission']>
export interface GivenAnswer {
  readonly answer: ScoreAnswer
  /** Not answered by the school; waits in the outbox or in this browser. */
  readonly isHeld: boolean
}
type Needs = Pick<Connection, 'client' | 'store'>

/** What may be different the next time; after any other failure the score is handed back to whoever gave it. */
const passing: readonly Failure[] = [
  'offline',
  'unreachable',
  'broken',
  'too_many_requests',
  'signed_out',
  'storage_full',
]

let last: Promise<unknown> = Promise.resolve()

/** One after the other: of two scores of one work the later must stay the later. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work)
  last = turn.catch(() => undefined)
  return turn
}

/** Recordings that go with a score: all that shall stand, and the bytes of the new ones. */
export interface SpokenRemark {
  readonly remark_files: readonly Attachment[]
  readonly bytes: readonly QueuedFile[]
}

/**
 * Gives a score. Until the outbox or the school has it, it waits in this browser, in place of an earlier one of the same work; what was
 * spoken does not, and stays with whoever holds the bytes.
 */
export function giveScore(
  needs: Needs,
  teacher_id: number,
  input: GivenScore,
  spoken?: SpokenRemark,
): Promise<GivenAnswer> {
  const unsaved = openUnsavedProgress(teacher_id)
  const earlier = unsavedScores(teacher_id).filter(
    ({ input: { assignment_id, user_id } }) => assignment_id === input.assignment_id && user_id === input.user_id,
  )
  const entry = { call: 'scoreSubmission', entry_id: newId(), kept_at: Date.now(), input } as const
  unsaved.keep(entry)
  earlier.forEach(({ entry_id }) => unsaved.forget(entry_id))
  return inTurn(() => give(needs, teacher_id, entry, { spoken }))
}

/** Gives again what waits; the answers say what became of each. */
export async function giveLeftScores(needs: Needs, teacher_id: number): Promise<readonly ScoreAnswer[]> {
  const answers: ScoreAnswer[] = []
  for (const entry of unsavedScores(teacher_id)) {
    await inTurn(async () => {
      // Taken or replaced by a later one meanwhile.
      if (unsavedScores(teacher_id).some(({ entry_id }) => entry_id === entry.entry_id))
        answers.push(...(await giveLeft(needs, teacher_id, entry)))
    })
  }
  return answers
}

/** Of one that was refused before nothing is asked, but a store that is there by now takes it. */
async function giveLeft(needs: Needs, teacher_id: number, entry: UnsavedScore): Promise<readonly ScoreAnswer[]> {
  if (entry.refusal === undefined) return [(await give(needs, teacher_id, entry, { whenRefused: keepRefused })).answer]
  if ((await needs.store.current()) !== undefined) await keepRefused(needs, teacher_id, entry, entry.refusal)
  return []
}

async function give(
  { client, store }: Needs,
  teacher_id: number,
  entry: UnsavedScore,
  { spoken, whenRefused }: { readonly spoken?: SpokenRemark | undefined; readonly whenRefused?: typeof keepRefused },
): Promise<GivenAnswer> {
  const input = { ...entry.input, ...(spoken && { remark_files: [...spoken.remark_files] }) }
  const answer = await client.perform(scoreSubmission, input, spoken?.bytes ?? [], { command_id: entry.entry_id })
  // That it waits is said beside the score.
  noteSaid(answer)
  if (!answer.ok && 'refusal' in answer && whenRefused !== undefined) {
    await whenRefused({ client, store }, teacher_id, entry, answer.refusal)
    return { answer, isHeld: false }
  }
  const isHeld = !answer.ok && 'failure' in answer && passing.includes(answer.failure)
  if (!isHeld || (await isInOutbox(store, entry.entry_id))) openUnsavedProgress(teacher_id).forget(entry.entry_id)
  return { answer, isHeld }
}

/**
 * Nobody looks at the page that a left score was given on any more: it stands among the refused work of its teacher, and on a
 * device without a store in its form, with the reason.
 */
async function keepRefused(
  { store }: Needs,
  teacher_id: number,
  entry: UnsavedScore,
  refusal: NonNullable<UnsavedScore['refusal']>,
): Promise<void> {
  const unsaved = openUnsavedProgress(teacher_id)
  const port = await store.current()
  await port?.keepRefused(scoreSubmission.name, entry.input, refusal, entry.entry_id)
  unsaved.forget(entry.entry_id)
  if (port === undefined) unsaved.keep({ ...entry, refusal })
}

async function isInOutbox(store: Needs['store'], entry_id: string): Promise<boolean> {
  const waiting = await store.waiting().catch(() => [])
  return waiting.some(({ command_id }) => command_id === entry_id)
}
