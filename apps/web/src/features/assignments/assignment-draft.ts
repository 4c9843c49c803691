/** Work that a teacher began to set, kept on this device until it is set or thrown away. */
import { keepDraft, readDraft } from '../learning/draft.ts'
import { readWorkQuestions } from './setting/questions-of-work.ts'
import { knownType, type AssignmentFields } from './assignment-form.ts'

export interface AssignmentDraft {
  /** The same until it is set: sent again after a lost answer, it is the same assignment. */
  readonly assignment_id: string
  readonly fields: AssignmentFields
}

export const assignmentDraftName = (user_id: number) => `${user_id}.new-assignment`

/** What was kept, as far as its person still teaches those classes; undefined where nothing was, or nothing that can be used. */
export function readAssignmentDraft(user_id: number, class_ids: readonly number[]): AssignmentDraft | undefined {
  const kept = readDraft(assignmentDraftName(user_id))
  if (!isDraft(kept)) return undefined
  const { fields, assignment_id } = kept
  return {
    assignment_id,
    fields: {
      ...fields,
      user_ids: Array.isArray(fields.user_ids) ? fields.user_ids.filter((one) => typeof one === 'number') : [],
      assignment_type: knownType(fields.assignment_type),
      closes_on: typeof fields.closes_on === 'string' ? fields.closes_on : '',
      questions: readWorkQuestions(user_id),
      links: Array.isArray(fields.links) ? fields.links.filter(isLink) : [],
      class_ids: fields.class_ids.filter((class_id) => class_ids.includes(class_id)),
      total_score: fields.total_score ?? undefined,
      allowed_attempts: fields.allowed_attempts ?? undefined,
      rubric: fields.rubric.map((criterion) => ({
        ...criterion,
        levels: criterion.levels.map((level) => ({ ...level, marks: level.marks ?? undefined })),
      })),
    },
  }
}

export function keepAssignmentDraft(user_id: number, draft: AssignmentDraft | null): void {
  keepDraft(assignmentDraftName(user_id), draft)
}

function isDraft(kept: unknown): kept is AssignmentDraft {
  if (!isRecord(kept) || typeof kept['assignment_id'] !== 'string' || !isRecord(kept['fields'])) return false
  const { title, description, class_ids, total_score, allowed_attempts, start_date, due_date, lesson_guid, rubric } =
    kept['fields']
  const areTexts = [title, description, start_date, due_date, lesson_guid].every((text) => typeof text === 'string')
  const areNumbers = [total_score, allowed_attempts].every(isNumberOrNone)
  return (
    areTexts &&
    areNumbers &&
    Array.isArray(class_ids) &&
    class_ids.every((one) => typeof one === 'number') &&
    Array.isArray(rubric) &&
    rubric.every(isCriterion)
  )
}

function isLink(kept: unknown): boolean {
  if (!isRecord(kept)) return false
  const { link_id, link_type, title, url } = kept
  return [link_id, title, url].every((text) => typeof text === 'string') && [0, 1, 2].some((one) => one === link_type)
}

function isCriterion(kept: unknown): boolean {
  return (
    isRecord(kept) &&
    typeof kept['criterion_id'] === 'string' &&
    typeof kept['title'] === 'string' &&
    Array.isArray(kept['levels']) &&
    kept['levels'].every(isLevel)
  )
}

function isLevel(kept: unknown): boolean {
  return (
    isRecord(kept) &&
    typeof kept['level_id'] === 'string' &&
    typeof kept['label'] === 'string' &&
    isNumberOrNone(kept['marks'])
  )
}

const isRecord = (kept: unknown): kept is Record<string, unknown> => typeof kept === 'object' && kept !== null

/** JSON keeps no undefined, and makes null of what is no number. */
const isNumberOrNone = (kept: unknown): boolean => kept === undefined || kept === null || typeof kept === 'number'
