/** Comments in the private thread of a learner and the teachers of their class. Shared by the device and the server. */
import { uploadLimits } from '@maktab/contracts/content/upload-limits'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'

/** Letters of a comment (seed 001 §6). */
export const longestComment = 1000

/** Whether anything of a text can be seen: blanks, and what only joins letters or turns their direction, cannot. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cc}\p{Cf}]*$/u.test(text)
}

type TextRefusal = 'comment_empty' | 'comment_too_long'

/** Letters are counted as a person counts them: one that is put together is one. */
function decideText(text: string, hasFiles: boolean): Outcome<null, TextRefusal> {
  if (isBlank(text) && !hasFiles) return refuse('comment_empty')
  return [...text.normalize('NFC')].length > longestComment ? refuse('comment_too_long') : accept(null)
}

export interface CommentFacts {
  /** Whether the writer reaches the thread: it is their own, or of a class that they teach or taught when they wrote. */
  readonly reaches_thread: boolean
  /** When the writer's comment with the same id was given, if it is in this thread already. */
  readonly earlier_given_on: Date | undefined
  /** Files of those named that the writer uploaded (on the device: holds). */
  readonly own_file_ids: readonly string[]
}

/**
 * Takes a comment in, words or files. It is kept whatever became of the assignment or its people meanwhile. Sent again it gets the
 * first answer.
 */
export function decideComment({
  facts,
  input: { text, attachments },
  given,
}: {
  readonly facts: CommentFacts
  readonly input: { readonly text: string; readonly attachments: readonly { readonly file_id: string }[] }
  readonly given: Date
}): Outcome<
  { readonly given_on: Date; readonly is_new: boolean },
  TextRefusal | 'not_found' | 'too_many_files' | 'duplicate_file' | 'file_missing'
> {
  if (!facts.reaches_thread) return refuse('not_found')
  if (facts.earlier_given_on) return accept({ given_on: facts.earlier_given_on, is_new: false })
  const said = decideText(text, attachments.length > 0)
  if (!said.ok) return said
  const filed = decideFiles(attachments, facts.own_file_ids)
  return filed.ok ? accept({ given_on: given, is_new: true }) : filed
}

/** At most ten files unless said otherwise, each once, and all of them among those that the person may use. */
export function decideFiles(
  attachments: readonly { readonly file_id: string }[],
  own_file_ids: readonly string[],
  most: number = uploadLimits.files,
): Outcome<null, 'too_many_files' | 'duplicate_file' | 'file_missing'> {
  if (attachments.length > most) return refuse('too_many_files')
  const named = new Set(attachments.map(({ file_id }) => file_id))
  if (named.size < attachments.length) return refuse('duplicate_file')
  return [...named].every((file_id) => own_file_ids.includes(file_id)) ? accept(null) : refuse('file_missing')
}

export interface CommentToChange {
  readonly author_id: number
  readonly has_files: boolean
  readonly is_deleted: boolean
  readonly edited_on: Date | null
}

/** Changes the words of an own comment. Of two changes the one given later counts; the other is kept beside it. */
export function decideEdit({
  comment,
  person_id,
  text,
  given,
}: {
  /** Undefined where the person reaches no such comment. */
  readonly comment: CommentToChange | undefined
  readonly person_id: number
  readonly text: string
  readonly given: Date
}): Outcome<{ readonly edited_on: Date; readonly counts: boolean }, TextRefusal | 'not_found'> {
  if (!comment || comment.is_deleted || comment.author_id !== person_id) return refuse('not_found')
  const said = decideText(text, comment.has_files)
  if (!said.ok) return said
  const { edited_on } = comment
  if (edited_on !== null && edited_on > given) return accept({ edited_on, counts: false })
  return accept({ edited_on: given, counts: true })
}

/** Takes a comment back: its author, or a teacher of the class. One that is gone already stays so. */
export function decideDelete({
  comment,
  person_id,
  teaches_class,
}: {
  readonly comment: Pick<CommentToChange, 'author_id'> | undefined
  readonly person_id: number
  readonly teaches_class: boolean
}): Outcome<null, 'not_found'> {
  return comment && (comment.author_id === person_id || teaches_class) ? accept(null) : refuse('not_found')
}
