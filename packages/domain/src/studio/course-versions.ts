/** How a version of a course goes from draft to learners, and back (docs/decisions/0059). */
import type { CourseTree, VersionState } from '@maktab/contracts/studio/course-versions'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import type { Powers } from './content-team.ts'

export interface Standing {
  readonly version: number
  readonly state: VersionState
  /** How often it was saved. */
  readonly saves: number
}

interface Seen {
  readonly version: number
  readonly saves: number
}

/** What of the tenant a tree names, as far as it exists. */
export interface Known {
  /** `content_id` with the numbers of those of its revisions that the tree names. */
  readonly revisions: ReadonlyMap<number, ReadonlySet<number>>
  readonly skill_ids: ReadonlySet<number>
  /** Lessons of the tree that stand in another course. */
  readonly foreign_lessons: ReadonlySet<string>
}

interface Saving {
  readonly powers: Powers
  /** The open version, else the published one. */
  readonly current: Standing | undefined
  readonly seen: Seen
  readonly tree: CourseTree
  readonly known: Known
}

/** The open draft, or a new version. */
export type DraftPlace = { readonly kind: 'draft'; readonly version: number } | { readonly kind: 'new' }

/** Where a tree is kept: in the open draft, or in a new version after the published one. Refuses to write over what somebody else saved since. */
export function decideSave({
  powers,
  current,
  seen,
  tree,
  known,
}: Saving): Outcome<DraftPlace, 'may_not_write' | 'not_found' | 'draft_changed' | 'draft_in_review' | 'tree_invalid'> {
  const place = decideDraft({ powers, current })
  if (!place.ok) return place
  if (!isAsSeen(current, seen)) return refuse('draft_changed')
  return isSound(tree, known) ? place : refuse('tree_invalid')
}

/** Where what is written goes: the open draft, or one that begins with it. */
export function decideDraft({
  powers,
  current,
}: Pick<Saving, 'powers' | 'current'>): Outcome<DraftPlace, 'may_not_write' | 'not_found' | 'draft_in_review'> {
  if (!powers.mayWrite) return refuse('may_not_write')
  if (!current) return refuse('not_found')
  if (current.state === 'review') return refuse('draft_in_review')
  return accept(current.state === 'draft' ? { kind: 'draft', version: current.version } : { kind: 'new' })
}

function isAsSeen(current: Standing | undefined, seen: Seen): current is Standing {
  return current !== undefined && current.version === seen.version && current.saves === seen.saves
}

/** Every lesson and every content of a course stands in one place, and everything named exists. */
function isSound({ lessons }: CourseTree, { revisions, skill_ids, foreign_lessons }: Known): boolean {
  const guids = lessons.map(({ lesson_guid }) => lesson_guid.toLowerCase())
  const contents = lessons.flatMap((lesson) => lesson.contents)
  return (
    foreign_lessons.size === 0 &&
    new Set(guids).size === guids.length &&
    new Set(contents.map(({ content_id }) => content_id)).size === contents.length &&
    contents.every(({ content_id, revision }) => revisions.get(content_id)?.has(revision) === true) &&
    lessons.every((lesson) => lesson.skill_ids.every((id) => skill_ids.has(id)))
  )
}

interface Reviewing {
  readonly powers: Powers
  readonly current: Standing | undefined
  readonly seen: Seen
  readonly isComplete: boolean
}

type ReviewRefusal = 'not_found' | 'draft_changed' | 'not_in_review' | 'course_incomplete'

/** A writer hands a whole draft to the reviewers. */
export function decideSend({
  powers,
  current,
  seen,
  isComplete,
}: Reviewing): Outcome<
  'review',
  'may_not_write' | 'draft_in_review' | 'course_incomplete' | 'not_found' | 'draft_changed'
> {
  if (!powers.mayWrite) return refuse('may_not_write')
  if (!current || current.state === 'published') return refuse('not_found')
  if (current.state === 'review') return refuse('draft_in_review')
  if (!isAsSeen(current, seen)) return refuse('draft_changed')
  return isComplete ? accept('review') : refuse('course_incomplete')
}

/** A reviewer gives it back to its writers. */
export function decideSendBack({
  powers,
  current,
  seen,
}: Omit<Reviewing, 'isComplete'>): Outcome<'draft', 'may_not_review' | ReviewRefusal> {
  const review = inReview({ powers, current, seen })
  return review.ok ? accept('draft') : review
}

/** A reviewer shows it to learners. */
export function decidePublish({
  powers,
  current,
  seen,
  isComplete,
}: Reviewing): Outcome<'published', 'may_not_review' | ReviewRefusal> {
  const review = inReview({ powers, current, seen })
  if (!review.ok) return review
  return isComplete ? accept('published') : refuse('course_incomplete')
}

function inReview({
  powers,
  current,
  seen,
}: Omit<Reviewing, 'isComplete'>): Outcome<undefined, 'may_not_review' | ReviewRefusal> {
  if (!powers.mayReview) return refuse('may_not_review')
  if (!current) return refuse('not_found')
  if (current.state !== 'review') return refuse('not_in_review')
  return isAsSeen(current, seen) ? accept(undefined) : refuse('draft_changed')
}

interface RollingBack {
  readonly powers: Powers
  /** The version that learners see, and the one that they saw last when the reviewer looked. */
  readonly published: number | undefined
  readonly seenPublished: number
  readonly target: Pick<Standing, 'version' | 'state'> | undefined
}

/** Only what learners saw once comes back. */
export function decideRollBack({
  powers,
  published,
  seenPublished,
  target,
}: RollingBack): Outcome<undefined, 'may_not_review' | 'not_found' | 'draft_changed' | 'version_not_published'> {
  if (!powers.mayReview) return refuse('may_not_review')
  if (!target || published === undefined) return refuse('not_found')
  if (published !== seenPublished) return refuse('draft_changed')
  return target.state === 'superseded' ? accept(undefined) : refuse('version_not_published')
}

/** What of a tree must be filled in before it goes to review. Contents have faults of their own (`bodyFaults`). */
export type TreeFault = 'course_title' | 'subject' | 'grade' | 'no_lessons' | 'lesson_title' | 'lesson_empty'

/** Faults of the course, and by lesson. */
export function treeFaults({ title, subject, grade, lessons }: CourseTree): {
  readonly course: readonly TreeFault[]
  readonly lessons: ReadonlyMap<string, readonly TreeFault[]>
} {
  const isEmpty = (text: string) => text.trim() === ''
  const named: readonly (TreeFault | false)[] = [
    isEmpty(title) && 'course_title',
    isEmpty(subject) && 'subject',
    isEmpty(grade) && 'grade',
    lessons.length === 0 && 'no_lessons',
  ]
  const course = named.filter((fault) => fault !== false)
  const ofLessons = lessons.map((lesson) => {
    const found: readonly (TreeFault | false)[] = [
      isEmpty(lesson.title) && 'lesson_title',
      lesson.contents.length === 0 && 'lesson_empty',
    ]
    return [lesson.lesson_guid, found.filter((fault) => fault !== false)] as const
  })
  return { course, lessons: new Map(ofLessons.filter(([, found]) => found.length > 0)) }
}
