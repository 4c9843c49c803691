/** A year of posts in the stream of a class: its teacher's about every nine days, now and then a learner's, with comments and likes. */
import { decideStreamComment } from '@maktab/domain/stream/stream-comments'
import { decidePost, type StreamMember } from '@maktab/domain/stream/stream-posts'
import type { DemoClass } from '#demo/cast.ts'
import type { DemoWords } from '#demo/demo-files.ts'
import type { Random } from '#demo/random.ts'
import type { SchoolYear } from '#demo/school-year.ts'
import type { DemoLanguage } from '../../demo/demo-world.ts'

export interface DemoPost {
  readonly post_id: string
  readonly class_id: number
  readonly user_id: number
  readonly role: 'learner' | 'teacher'
  readonly text: string
  readonly created_on: Date
  readonly is_pinned: boolean
  readonly comments: readonly DemoPostComment[]
  readonly liked_by: readonly number[]
}

export interface DemoPostComment {
  readonly comment_id: string
  readonly user_id: number
  readonly role: 'learner' | 'teacher'
  readonly text: string
  readonly created_on: Date
}

export interface Speaking {
  readonly taught: DemoClass
  readonly language: DemoLanguage
  readonly words: DemoWords
  readonly year: SchoolYear
  readonly random: Random
}

const stream = { is_off: false, learners_write: true, is_muted: false, approves_posts: false }
const nothingRecent = { given: [], received: [] }

/** Of the classes of a school the last says nothing all year: what its people see is a stream before the first word. */
export function speakingClasses<C>(classes: readonly C[]): readonly C[] {
  return classes.slice(0, -1)
}

export function classStream({ taught, language, words, year, random }: Speaking): readonly DemoPost[] {
  const said = words[language].stream
  const teacher: StreamMember = { user_id: taught.teacher.user_id, role: 'teacher' }
  const learners = taught.learners.map(({ user_id }): StreamMember => ({ user_id, role: 'learner' }))
  if (learners.length === 0) return []
  return year.days.flatMap((_day, index): readonly DemoPost[] => {
    const author = random.chance(0.11) ? teacher : random.chance(0.06) ? random.pick(learners) : undefined
    if (author === undefined) return []
    const given = year.momentOn(index, random)
    const text = random.pick(said[author.role])
    const input = { text, attachments: [], links: [], comments_closed: false }
    const facts = { stream, earlier: undefined, own_file_ids: [], recent: nothingRecent }
    if (!decidePost({ facts, member: author, input, given, now: year.now }).ok) return []
    const isAsked = author.role === 'learner'
    const comments = Array.from({ length: isAsked ? random.between(1, 3) : random.between(0, 2) }, (_one, place) =>
      answer({ author: isAsked && place === 0 ? teacher : random.pick(learners), given, place, said, year, random }),
    ).flat()
    const liked_by = learners.filter(() => random.chance(isAsked ? 0.05 : 0.25)).map(({ user_id }) => user_id)
    const post = { post_id: random.guid(), class_id: taught.class_id, ...author, text, created_on: given }
    return [{ ...post, is_pinned: index > year.days.length - 30 && !isAsked && random.chance(0.2), comments, liked_by }]
  })
}

function answer({
  author,
  given,
  place,
  said,
  year,
  random,
}: {
  readonly author: StreamMember
  readonly given: Date
  readonly place: number
  readonly said: { readonly reply: readonly string[] }
  readonly year: SchoolYear
  readonly random: Random
}): readonly DemoPostComment[] {
  const created_on = new Date(given.getTime() + random.between(place * 60 + 5, place * 60 + 55) * 60_000)
  const text = random.pick(said.reply)
  const standing = { publish_on: given, comments_closed: false, waits_for_approval: false, is_deleted: false }
  const decision = decideStreamComment({
    facts: {
      post: { ...standing, author_id: author.user_id },
      stream,
      earlier_created_on: undefined,
      answered: undefined,
      own_file_ids: [],
      recent: nothingRecent,
    },
    member: author,
    input: { text, attachments: [] },
    given: created_on,
    now: year.now,
  })
  return decision.ok && created_on < year.now ? [{ comment_id: random.guid(), ...author, text, created_on }] : []
}
