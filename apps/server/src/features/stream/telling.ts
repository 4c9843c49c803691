/** Who is told of what is said to a class: of a teacher's post its learners and other teachers, of a learner's its teachers alone. */
import type { CompiledQuery, Kysely } from 'kysely'
import type { StreamMember } from '@maktab/domain/stream/stream-posts'
import type { SchoolScope } from '#db/school.ts'
import type { Tables } from '#db/tables.ts'
import { notify, notifying } from '#features/people/notifications.sql.ts'
import { readMembers, type Members } from '#features/stream/stream-standing.sql.ts'

interface Told {
  readonly post_id: string
  readonly class_id: number
  readonly text: string
  readonly attachments: readonly { readonly name: string }[]
  readonly links: readonly { readonly title: string }[]
  readonly author: StreamMember
}

/** Letters of a post that a notification says. */
const subjectLetters = 120

/** The beginning of what was said, or what hangs there. */
export function subjectOf({
  text,
  attachments,
  links = [],
}: Pick<Told, 'text' | 'attachments'> & Partial<Told>): string {
  const words = text.replaceAll(/\s+/g, ' ').trim() || attachments[0]?.name || links[0]?.title || ''
  const letters = [...words]
  return letters.length > subjectLetters ? `${letters.slice(0, subjectLetters).join('')}…` : words
}

export async function tellPost(db: Kysely<Tables>, school: SchoolScope, post: Told, now: Date): Promise<void> {
  const members = await readMembers(db, school.institution_id, post.class_id)
  for (const statement of tellingPost(db, school, { ...post, members }, now)) await db.executeQuery(statement)
}

/** As `tellPost`, for the end of a transaction: of those who post at once, each would wait for the one before. */
export function tellingPost(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: SchoolScope,
  post: Told & { readonly members: Members },
  now: Date,
): readonly CompiledQuery[] {
  const { class_id, author, members } = post
  const told = {
    tenant_id,
    institution_id,
    notification_type: 'post_new' as const,
    subject: subjectOf(post),
    assignment_id: null,
    class_id,
    now,
  }
  const isTeacher = author.role === 'teacher'
  const teachers = members.teachers.filter((user_id) => user_id !== author.user_id)
  const learners = isTeacher ? members.learners : []
  return [
    { ...told, user_ids: teachers, role: 'teacher', push: isTeacher ? 'at_once' : 'none' } as const,
    { ...told, user_ids: learners, role: 'learner' } as const,
  ].flatMap((one) => (one.user_ids.length === 0 ? [] : notifying(db, one)))
}

/** Whoever wrote the post and the comment that was answered; nobody of what they say themselves. */
export async function tellComment(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: SchoolScope,
  {
    post_id,
    class_id,
    authors,
    ...said
  }: {
    readonly post_id: string
    readonly class_id: number
    readonly authors: readonly StreamMember[]
    readonly text: string
    readonly attachments: readonly { readonly name: string }[]
  },
  now: Date,
): Promise<void> {
  for (const role of ['learner', 'teacher'] as const)
    await notify(db, {
      tenant_id,
      institution_id,
      user_ids: authors.filter((author) => author.role === role).map(({ user_id }) => user_id),
      role,
      notification_type: 'post_comment',
      subject: subjectOf(said),
      assignment_id: null,
      class_id,
      post_id,
      push: 'none',
      now,
    })
}

/** The teachers of the class. */
export async function tellReport(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: SchoolScope,
  { post_id, class_id, subject }: { readonly post_id: string; readonly class_id: number; readonly subject: string },
  now: Date,
): Promise<void> {
  const { teachers } = await readMembers(db, institution_id, class_id)
  await notify(db, {
    tenant_id,
    institution_id,
    user_ids: teachers,
    role: 'teacher',
    notification_type: 'post_reported',
    subject,
    assignment_id: null,
    class_id,
    post_id,
    now,
  })
}
