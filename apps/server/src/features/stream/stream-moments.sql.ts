import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { SchoolScope } from '#db/school.ts'
import type { KeptAttachment } from '#features/content/attachments.ts'
import type { Link } from '@maktab/contracts/content/links'

export interface DueMoment {
  readonly institution_id: number
  readonly subject_id: string
  readonly kind: 'publish' | 'forget'
}

/** Of a tenant's schools, what is due by now; the earliest first. */
export async function readDueMoments(
  db: Kysely<Tables>,
  tenant_id: number,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<readonly DueMoment[]> {
  const { rows } = await sql<DueMoment>`
    select institution_id, subject_id, kind from stream_moments where tenant_id = ${tenant_id} and due_on <= ${now}
    order by due_on, subject_id limit ${most}`.execute(db)
  return rows
}

/** Answers false where another process was quicker, or the moment was put off. */
export async function takeMoment(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: SchoolScope,
  { subject_id, kind }: DueMoment,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('stream_moments')
    .where('tenant_id', '=', tenant_id)
    .where('institution_id', '=', institution_id)
    .where('subject_id', '=', subject_id)
    .where('kind', '=', kind)
    .where('due_on', '<=', now)
    .returning('subject_id')
    .executeTakeFirst()
  return taken !== undefined
}

export interface PublishedPost {
  readonly post_id: string
  readonly class_id: number
  readonly text: string
  readonly attachments: readonly KeptAttachment[]
  readonly links: readonly Link[]
  readonly user_id: number
  readonly role: 'learner' | 'teacher'
}

/** Makes its row one that changed, so that devices are given it. Undefined where it was deleted meanwhile, or its class ended. */
export async function publishPost(
  db: Kysely<Tables>,
  institution_id: number,
  post_id: string,
): Promise<PublishedPost | undefined> {
  const { rows } = await sql<PublishedPost>`
    update stream_posts p set is_published = true from classes c
    where p.institution_id = ${institution_id} and p.post_id = ${post_id} and not p.is_deleted
      and c.institution_id = p.institution_id and c.class_id = p.class_id and not c.is_deleted
    returning p.post_id, p.class_id, p.text, p.attachments, p.links, p.user_id, p.role`.execute(db)
  return rows[0]
}

/** Empties what was deleted; its row stays, so that a device that was away learns that it is gone. */
export async function forgetDeleted(db: Kysely<Tables>, institution_id: number, subject_id: string): Promise<void> {
  await sql`
    with posts as (
      update stream_posts set text = '', attachments = '[]', links = '[]', earlier_texts = '[]', delete_reason = ''
      where institution_id = ${institution_id} and post_id = ${subject_id} and is_deleted
    ), of_post as (
      update stream_comments set text = '', attachments = '[]', earlier_texts = '[]', is_deleted = true
      where institution_id = ${institution_id} and post_id = ${subject_id}
        and exists (select from stream_posts p where p.institution_id = ${institution_id} and p.post_id = ${subject_id} and p.is_deleted)
    )
    update stream_comments set text = '', attachments = '[]', earlier_texts = '[]'
    where institution_id = ${institution_id} and comment_id = ${subject_id} and is_deleted`.execute(db)
}
