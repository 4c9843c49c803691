/** Marks that a teacher typed and gave to nobody yet, kept on this device: a page that ends loses none of them. */
import { keepDraft, readDraft } from '../learning/draft.ts'
import type { MarkEntry } from './scores.ts'

const nameOf = (teacher_id: number, assignment_id: string) => `${teacher_id}.marking.${assignment_id}`

/** Of one assignment, by learner; empty where nothing was kept, or nothing that can be used. */
export function readMarkingDrafts(teacher_id: number, assignment_id: string): ReadonlyMap<number, MarkEntry> {
  const kept = readDraft(nameOf(teacher_id, assignment_id))
  if (!Array.isArray(kept)) return new Map()
  return new Map(
    kept.filter(isDraft).map(({ user_id, score, teacher_remarks, rubric_levels, seen_on }) => [
      user_id,
      {
        mark: { score: score ?? undefined, teacher_remarks, rubric_levels },
        phase: 'draft',
        // A moment that JSON could not keep is one that is not known.
        ...(seen_on !== undefined && { seen_on }),
      },
    ]),
  )
}

export function keepMarkingDrafts(teacher_id: number, assignment_id: string, drafts: ReadonlyMap<number, MarkEntry>) {
  const kept: Draft[] = [...drafts].map(([user_id, { mark, seen_on }]) => ({ user_id, ...mark, seen_on }))
  keepDraft(nameOf(teacher_id, assignment_id), kept.length === 0 ? null : kept)
}

interface Draft {
  readonly user_id: number
  readonly score?: number | null | undefined
  readonly teacher_remarks: string
  readonly rubric_levels: Readonly<Record<string, string>>
  readonly seen_on?: string | null | undefined
}

function isDraft(kept: unknown): kept is Draft {
  if (!isRecord(kept)) return false
  const { user_id, score, teacher_remarks, rubric_levels, seen_on } = kept
  return (
    typeof user_id === 'number' &&
    (score === undefined || score === null || typeof score === 'number') &&
    typeof teacher_remarks === 'string' &&
    isRecord(rubric_levels) &&
    Object.values(rubric_levels).every((level) => typeof level === 'string') &&
    (seen_on === undefined || seen_on === null || typeof seen_on === 'string')
  )
}

const isRecord = (kept: unknown): kept is Record<string, unknown> => typeof kept === 'object' && kept !== null
