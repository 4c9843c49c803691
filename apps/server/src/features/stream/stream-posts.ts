import type { Checked } from '@maktab/contracts/call'
import { accept, refuse } from '@maktab/contracts/outcome'
import {
  createStreamPost,
  deleteStreamPost,
  likeStreamPost,
  listStreamPosts,
  pinStreamPost,
  updateStreamPost,
  type StreamPost,
} from '@maktab/contracts/stream/stream-posts'
import {
  daysDeletedPosts,
  decidePin,
  decidePost,
  decidePostChange,
  decidePostDelete,
  memberOf,
  mayWithPost,
  mayWrite,
  seesPost,
  type StreamMember,
  type StreamStanding,
} from '@maktab/domain/stream/stream-posts'
import { inside, type SchoolContext } from '#calls/handle.ts'
import { readOwnFiles } from '#features/content/attachments.sql.ts'
import { readable } from '#features/content/attachments.ts'
import type { FileAddresses } from '#files/addresses.ts'
import {
  countOtherPinned,
  countToLookAt,
  findPost,
  holdPins,
  holdPost,
  insertingPost,
  markPostDeleted,
  readPinned,
  readPosts,
  saveLike,
  savePostSettings,
  savePostWords,
  type PostRow,
} from '#features/stream/stream-posts.sql.ts'
import { holdWriting, planMoment, readMembers, readMuted, readRecent } from '#features/stream/stream-standing.sql.ts'
import { streamFor, tellStreamMoved, type StreamEquipment } from '#features/stream/stream-standing.ts'
import { tellingPost } from '#features/stream/telling.ts'

const dayMs = 86_400_000

interface Reading {
  readonly stream: StreamStanding
  readonly member: StreamMember
  readonly addresses: FileAddresses
}

/** A post as its reader is shown it. */
export function readablePost(row: PostRow, { stream, member, addresses }: Reading): StreamPost {
  const {
    author_id,
    author_name,
    author_role,
    attachments,
    created_on,
    edited_on,
    publish_on,
    reports,
    links,
    ...rest
  } = row
  return {
    ...rest,
    author: { user_id: author_id, full_name: author_name, role: author_role },
    attachments: readable(attachments, addresses),
    links: [...links],
    created_on: created_on.toISOString(),
    edited_on: edited_on?.toISOString() ?? null,
    publish_on: publish_on.toISOString(),
    reports: member.role === 'teacher' ? reports : 0,
    may: mayWithPost({ ...row, is_deleted: false }, stream, member),
  }
}

const nothing = {
  pinned: [],
  list: [],
  has_more: false,
  may_post: false,
  is_muted: false,
  muted_ids: [],
  to_look_at: 0,
}

async function create(equipment: StreamEquipment, context: SchoolContext, input: Checked<typeof createStreamPost>) {
  const { db, actor, given, now, atEnd } = context
  const { post_id, class_id } = input
  const member = memberOf(actor)
  // Asked for together: forty who post at once go one way to the database where there were five.
  const [, found, kept, attachments, recent, members] = await Promise.all([
    holdWriting(db, actor),
    streamFor(context, equipment, { class_id }, given),
    holdPost(db, actor.institution_id, post_id),
    readOwnFiles(
      db,
      actor,
      input.attachments.map(({ file_id }) => file_id),
    ),
    readRecent(db, actor, { given, now }),
    readMembers(db, actor.institution_id, class_id),
  ])
  if (kept && (kept.author_id !== actor.user_id || kept.class_id !== class_id)) return refuse('not_allowed')
  const decision = decidePost({
    facts: {
      stream: found?.stream,
      earlier: kept,
      own_file_ids: attachments.map(({ file_id }) => file_id),
      recent,
    },
    member,
    input,
    given,
    now,
  })
  if (!decision.ok) return decision
  const { is_new, created_on, publish_on, waits_for_approval, links } = decision.value
  const answer = accept({ post_id, created_on: created_on.toISOString(), waits_for_approval })
  if (!is_new) return answer
  const is_published = publish_on <= now
  const made = {
    ...input,
    attachments,
    links,
    created_on,
    received_on: now,
    publish_on,
    waits_for_approval,
    is_published,
  }
  // Nobody reads what it answers: it leaves with the commit, and what tells of it behind it.
  atEnd((ending) => insertingPost(ending, actor, made))
  if (!is_published) await planMoment(db, actor, { subject_id: post_id, kind: 'publish', due_on: publish_on })
  else if (!waits_for_approval)
    tellingPost(db, actor, { ...made, author: member, members }, now).forEach((statement) => atEnd(() => statement))
  const isForAll = is_published && !waits_for_approval
  tellStreamMoved(equipment, context, { class_id, id: post_id }, isForAll ? 'everybody' : 'teachers')
  return answer
}

async function update(
  equipment: StreamEquipment,
  context: SchoolContext,
  { post_id, ...change }: Checked<typeof updateStreamPost>,
) {
  const { db, actor, given, now } = context
  const found = await streamFor(context, equipment, { post_id }, given)
  if (!found) return refuse('not_found')
  const post = await holdPost(db, actor.institution_id, post_id)
  const own = await readOwnFiles(
    db,
    actor,
    (change.attachments ?? []).map(({ file_id }) => file_id),
  )
  const decision = decidePostChange({
    post,
    stream: found.stream,
    member: memberOf(actor),
    change,
    own_file_ids: own.map(({ file_id }) => file_id),
    given,
  })
  if (!decision.ok || !post) return decision.ok ? refuse('not_found') : decision
  const { edited_on, counts, links, publish_on, comments_closed } = decision.value
  if (change.text !== undefined || change.attachments !== undefined || change.links !== undefined) {
    const files = new Map([...post.attachments, ...own].map((file) => [file.file_id, file]))
    const attachments = (change.attachments ?? post.attachments).flatMap(({ file_id }) => files.get(file_id) ?? [])
    const text = change.text ?? post.text
    await savePostWords(db, actor.institution_id, post_id, { text, attachments, links, given, counts })
  }
  const isMoved = publish_on.getTime() !== post.publish_on.getTime()
  if (isMoved || comments_closed !== post.comments_closed)
    await savePostSettings(db, actor.institution_id, post_id, { publish_on, comments_closed })
  // The job publishes it, at once where its moment has come.
  if (isMoved) await planMoment(db, actor, { subject_id: post_id, kind: 'publish', due_on: publish_on })
  const isForAll = seesPost({ ...post, publish_on }, { user_id: 0, role: 'learner' }, now)
  tellStreamMoved(equipment, context, { class_id: found.class_id, id: post_id }, isForAll ? 'everybody' : 'teachers')
  return accept({ edited_on: edited_on.toISOString() })
}

/** Deletes a post, whoever may; what it said is kept for thirty days. */
export async function removePost(
  equipment: StreamEquipment,
  context: SchoolContext,
  { post_id, class_id, reason }: { readonly post_id: string; readonly class_id: number; readonly reason: string },
): Promise<void> {
  const { db, actor, given, now } = context
  if (!(await markPostDeleted(db, actor, post_id, { reason, given }))) return
  const due_on = new Date(now.getTime() + daysDeletedPosts * dayMs)
  await planMoment(db, actor, { subject_id: post_id, kind: 'forget', due_on })
  tellStreamMoved(equipment, context, { class_id, id: post_id })
}

export const streamPosts = (equipment: StreamEquipment) => ({
  createStreamPost: inside(createStreamPost, (context, input) => create(equipment, context, input)),

  updateStreamPost: inside(updateStreamPost, (context, input) => update(equipment, context, input)),

  listStreamPosts: inside(listStreamPosts, async (context, input) => {
    const { db, actor, now, addresses } = context
    const found = await streamFor(context, equipment, input, 'read')
    if (!found) return refuse('not_found')
    const { stream, class_id } = found
    const as_of = now.toISOString()
    if (stream.is_off) return accept({ ...nothing, is_off: true, approves_posts: stream.approves_posts, as_of })
    const member = memberOf(actor)
    const isFirstOfAll = input.before === undefined && input.filter === 'all' && input.search === ''
    const isTeacher = member.role === 'teacher'
    const [rows, pinned, to_look_at, muted_ids] = await Promise.all([
      readPosts(db, actor, input, now),
      isFirstOfAll ? readPinned(db, actor, class_id, now) : [],
      isTeacher ? countToLookAt(db, actor, class_id) : 0,
      isTeacher ? readMuted(db, actor.institution_id, class_id) : [],
    ])
    const shown = (row: PostRow) => readablePost(row, { stream, member, addresses })
    return accept({
      pinned: pinned.map(shown),
      list: rows.slice(0, input.limit).map(shown),
      has_more: rows.length > input.limit,
      is_off: false,
      may_post: mayWrite(stream, member),
      is_muted: stream.is_muted,
      muted_ids: [...muted_ids],
      approves_posts: stream.approves_posts,
      to_look_at,
      as_of,
    })
  }),

  deleteStreamPost: inside(deleteStreamPost, async (context, { post_id, reason }) => {
    const { db, actor, given } = context
    const found = await streamFor(context, equipment, { post_id }, given)
    if (!found) return refuse('not_found')
    const post = await holdPost(db, actor.institution_id, post_id)
    const decision = decidePostDelete({ post, stream: found.stream, member: memberOf(actor) })
    if (!decision.ok) return decision
    await removePost(equipment, context, { post_id, class_id: found.class_id, reason })
    return accept({ post_id })
  }),

  pinStreamPost: inside(pinStreamPost, async (context, { post_id, is_pinned }) => {
    const { db, actor, given } = context
    const { institution_id } = actor
    const found = await streamFor(context, equipment, { post_id }, given)
    if (!found) return refuse('not_found')
    const { class_id, stream } = found
    if (is_pinned) await holdPins(db, institution_id, class_id)
    const post = await holdPost(db, institution_id, post_id)
    const others = await countOtherPinned(db, institution_id, { class_id, post_id })
    const decision = decidePin({ post, stream, others, is_pinned, given })
    if (!decision.ok) return decision
    if (decision.value.counts) {
      await savePostSettings(db, institution_id, post_id, { is_pinned, pin_given_on: given })
      tellStreamMoved(equipment, context, { class_id, id: post_id })
    }
    return accept({ post_id, is_pinned: decision.value.is_pinned })
  }),

  likeStreamPost: inside(likeStreamPost, async (context, { post_id, is_liked }) => {
    const { db, actor, given, now } = context
    const found = await streamFor(context, equipment, { post_id }, given)
    const post = found && (await findPost(db, actor, post_id))
    if (!found || !post || !seesPost(post, memberOf(actor), now)) return refuse('not_found')
    if (found.stream.is_off) return refuse('stream_off')
    return accept({ post_id, ...(await saveLike(db, actor, { post_id, is_liked, given })) })
  }),
})
