import type { Catalogue } from '@maktab/contracts/catalogue'
import type { Input } from '@maktab/contracts/call'
import { accept, refuse } from '@maktab/contracts/outcome'
import type { StreamPost } from '@maktab/contracts/stream/stream-posts'
import {
  decidePin,
  decidePost,
  decidePostChange,
  decidePostDelete,
  memberOf,
  mayWithPost,
  mayWrite,
  seesPost,
  type PostToChange,
  type StreamMember,
} from '@maktab/domain/stream/stream-posts'
import { findFullName } from '../assignments/submissions.sql.ts'
import { readableHere } from '../content/files.ts'
import type { HandlersOf, LocalContext } from '../local-handler.ts'
import { isKept } from '../outbox.sql.ts'
import {
  countKeptToLookAt,
  countOtherPinned,
  findKeptPost,
  findKeptStream,
  readKeptPinned,
  readKeptPosts,
  readRecentMoments,
  removeKeptPost,
  saveKeptPost,
  type KeptPost,
  type KeptStream,
} from './stream-posts.sql.ts'

/** How a kept post stands, for the rules. */
export function standingOf(post: KeptPost): PostToChange {
  return {
    author_id: post.user_id,
    text: post.text,
    attachments: post.attachments,
    links: post.links,
    publish_on: new Date(post.publish_on),
    comments_closed: post.comments_closed,
    waits_for_approval: post.waits_for_approval,
    edited_on: post.edited_on === null ? null : new Date(post.edited_on),
    is_deleted: false,
  }
}

export function readablePost(post: KeptPost, stream: KeptStream, member: StreamMember): StreamPost {
  const { user_id, author_name, author_role, pin_given_on: _given, ...rest } = post
  return {
    ...rest,
    author: { user_id, full_name: author_name, role: author_role },
    may: mayWithPost(standingOf(post), stream, member),
  }
}

/** A post of a class of the person, and its stream. */
export async function findReached({ db, actor }: LocalContext, post_id: string) {
  const post = await findKeptPost(db, post_id)
  const stream = post && (await findKeptStream(db, memberOf(actor), post.class_id))
  return post && stream ? { post, stream } : undefined
}

/**
 * What limits how fast a person writes. Of a command that waits already it was asked when it was given: what another device of the
 * person sent meanwhile does not hide it.
 */
export async function recentOf({ db, actor, given, command_id }: LocalContext) {
  const waits = await isKept(db, command_id)
  return { given: waits ? [] : await readRecentMoments(db, actor.user_id, given), received: [] }
}

async function create(context: LocalContext, input: Input<Catalogue['createStreamPost']>) {
  const { db, actor, given } = context
  const { post_id, class_id, attachments = [], links = [], comments_closed = false } = input
  const member = memberOf(actor)
  const text = (input.text ?? '').trim()
  const stream = await findKeptStream(db, member, class_id)
  const kept = await findKeptPost(db, post_id)
  const decision = decidePost({
    facts: {
      stream,
      earlier: kept && { created_on: new Date(kept.created_on), waits_for_approval: kept.waits_for_approval },
      // Files that went up before are on the server only: whether they are there, it decides.
      own_file_ids: attachments.map(({ file_id }) => file_id),
      recent: await recentOf(context),
    },
    member,
    input: {
      text,
      attachments,
      links: links.map((link) => ({ ...link, title: link.title ?? '' })),
      publish_on: input.publish_on,
      comments_closed,
    },
    given,
    now: given,
  })
  if (!decision.ok) return decision
  const { is_new, created_on, publish_on, waits_for_approval, links: keptLinks } = decision.value
  if (is_new)
    await saveKeptPost(db, {
      post_id,
      class_id,
      user_id: actor.user_id,
      author_name: (await findFullName(db, actor.user_id)) ?? '',
      author_role: member.role,
      text,
      attachments: attachments.map((attachment) => readableHere(actor, attachment)),
      links: [...keptLinks],
      is_pinned: false,
      pin_given_on: null,
      created_on: created_on.toISOString(),
      edited_on: null,
      publish_on: publish_on.toISOString(),
      comments_closed,
      waits_for_approval,
      comments: 0,
      likes: 0,
      is_liked: false,
      reports: 0,
    })
  return accept({ post_id, created_on: created_on.toISOString(), waits_for_approval })
}

async function update(context: LocalContext, { post_id, ...asked }: Input<Catalogue['updateStreamPost']>) {
  const { actor, given } = context
  const reached = await findReached(context, post_id)
  if (!reached) return refuse('not_found')
  const { post, stream } = reached
  const links = asked.links?.map((link) => ({ ...link, title: link.title ?? '' }))
  const change = { ...asked, links, text: asked.text?.trim() }
  const decision = decidePostChange({
    post: standingOf(post),
    stream,
    member: memberOf(actor),
    change,
    own_file_ids: (asked.attachments ?? []).map(({ file_id }) => file_id),
    given,
  })
  if (!decision.ok) return decision
  const { edited_on, counts, publish_on, comments_closed } = decision.value
  const saysAnother = change.text !== undefined || change.attachments !== undefined || links !== undefined
  const here = new Map(post.attachments.map((file) => [file.file_id, file]))
  await saveKeptPost(context.db, {
    ...post,
    publish_on: publish_on.toISOString(),
    comments_closed,
    ...(saysAnother &&
      counts && {
        text: change.text ?? post.text,
        attachments:
          asked.attachments?.map((file) => here.get(file.file_id) ?? readableHere(actor, file)) ?? post.attachments,
        links: [...decision.value.links],
        edited_on: edited_on.toISOString(),
      }),
  })
  return accept({ edited_on: edited_on.toISOString() })
}

export const streamPosts: HandlersOf<
  'createStreamPost' | 'listStreamPosts' | 'updateStreamPost' | 'deleteStreamPost' | 'pinStreamPost' | 'likeStreamPost'
> = {
  createStreamPost: create,
  updateStreamPost: update,

  async listStreamPosts({ db, actor, given }, { class_id, before, search = '', filter = 'all', limit = 20 }) {
    const member = memberOf(actor)
    const stream = await findKeptStream(db, member, class_id)
    if (!stream) return refuse('not_found')
    const { is_off, approves_posts, is_muted } = stream
    const said = { is_off, approves_posts, as_of: given.toISOString() }
    if (is_off)
      return accept({
        ...said,
        pinned: [],
        list: [],
        has_more: false,
        may_post: false,
        is_muted: false,
        muted_ids: [],
        to_look_at: 0,
      })
    const last = before === undefined ? undefined : await findKeptPost(db, before)
    // What came before a post that is not here is not here either.
    const isKnown = before === undefined || last !== undefined
    const rows = isKnown
      ? await readKeptPosts(db, member, { class_id, before: last, search: search.trim(), filter, limit }, given)
      : []
    const isFirstOfAll = before === undefined && filter === 'all' && search.trim() === ''
    const pinned = isFirstOfAll ? await readKeptPinned(db, member, class_id, given) : []
    return accept({
      ...said,
      pinned: pinned.map((row) => readablePost(row, stream, member)),
      list: rows.slice(0, limit).map((row) => readablePost(row, stream, member)),
      has_more: rows.length > limit,
      may_post: mayWrite(stream, member),
      is_muted,
      muted_ids: stream.muted_ids,
      to_look_at: member.role === 'teacher' ? await countKeptToLookAt(db, class_id) : 0,
    })
  },

  async deleteStreamPost(context, { post_id }) {
    const reached = await findReached(context, post_id)
    if (!reached) return refuse('not_found')
    const { post, stream } = reached
    const decision = decidePostDelete({ post: standingOf(post), stream, member: memberOf(context.actor) })
    if (!decision.ok) return decision
    await removeKeptPost(context.db, post_id)
    return accept({ post_id })
  },

  async pinStreamPost(context, { post_id, is_pinned }) {
    const { db, given } = context
    const reached = await findReached(context, post_id)
    if (!reached) return refuse('not_found')
    const { post, stream } = reached
    const pin_given_on = post.pin_given_on === null ? null : new Date(post.pin_given_on)
    const others = await countOtherPinned(db, post)
    const standing = { is_pinned: post.is_pinned, pin_given_on, is_deleted: false }
    const decision = decidePin({ post: standing, stream, others, is_pinned, given })
    if (!decision.ok) return decision
    if (decision.value.counts) await saveKeptPost(db, { ...post, is_pinned, pin_given_on: given.toISOString() })
    return accept({ post_id, is_pinned: decision.value.is_pinned })
  },

  async likeStreamPost(context, { post_id, is_liked }) {
    const { db, actor, given } = context
    const reached = await findReached(context, post_id)
    if (!reached || !seesPost(standingOf(reached.post), memberOf(actor), given)) return refuse('not_found')
    const { post, stream } = reached
    if (stream.is_off) return refuse('stream_off')
    const likes = post.likes + Number(is_liked) - Number(post.is_liked)
    await saveKeptPost(db, { ...post, is_liked, likes })
    return accept({ post_id, is_liked, likes })
  },
}
