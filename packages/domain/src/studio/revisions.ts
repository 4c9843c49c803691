/** What a content needs before learners may see it, and what may be kept of what was written. */
import type { ArticleBlock, ContentBody, ContentType } from '@maktab/contracts/content/contents'
import type { CourseTree } from '@maktab/contracts/studio/course-versions'
import type { Question } from '@maktab/contracts/questions/questions'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import { decideLink, mayEmbed } from '../content/links.ts'
import type { TestRules } from '@maktab/contracts/questions/test-rules'
import { questionFaults } from '../questions/question-faults.ts'
import { rulesFaults } from '../questions/test-rules.ts'

export type BodyFault = 'title' | 'empty' | 'questions' | 'rules'

const kinds: Readonly<Record<ContentType, ContentBody['kind']>> = {
  article: 'article',
  assessment: 'assessment',
  mcq: 'assessment',
  fill_in_the_blank: 'assessment',
  video: 'video',
  document: 'document',
  e_book: 'e_book',
  image: 'image',
  link: 'link',
  embed_tag: 'embed',
  zip: 'package',
  game: 'package',
  html_zip: 'package',
  h5p: 'package',
  scorm: 'package',
}

/** The kind of body by what a content is called (seed 001 §1). */
export function kindOfType(content_type: ContentType): ContentBody['kind'] {
  return kinds[content_type]
}

/** A body with files of any shape: with addresses on a screen, without on the server. */
type AnyBody = {
  readonly kind: ContentBody['kind']
  readonly blocks?: readonly AnyBlock[]
  readonly questions?: readonly unknown[]
  readonly closes_on?: string | undefined
  readonly rules?: TestRules | undefined
  readonly url?: string
  readonly src?: string
}
type AnyBlock = Exclude<ArticleBlock, { kind: 'image' }> | { readonly kind: 'image'; readonly alt: string }

/** Why a content cannot go to learners yet; empty where it can. */
export function bodyFaults({ title, body }: { readonly title: string; readonly body: AnyBody }): readonly BodyFault[] {
  const found: BodyFault[] = title.trim() === '' ? ['title'] : []
  if (isEmpty(body)) found.push('empty')
  const questions = body.kind === 'assessment' ? ((body.questions ?? []) as readonly Question[]) : []
  const hasTwice = new Set(questions.map(({ question_id }) => question_id)).size < questions.length
  if (hasTwice || questions.some((question) => questionFaults(question).length > 0)) found.push('questions')
  if (body.rules && rulesFaults(body.rules, { questions, closes_on: body.closes_on }).length > 0) found.push('rules')
  return found
}

function isEmpty({ kind, blocks = [], questions = [], url = '', src = '' }: AnyBody): boolean {
  if (kind === 'article') return blocks.every(saysNothing)
  if (kind === 'assessment') return questions.length === 0
  return (kind === 'link' && url === '') || (kind === 'embed' && src === '')
}

function saysNothing(block: AnyBlock): boolean {
  switch (block.kind) {
    case 'list':
      return block.items.every((item) => item.trim() === '')
    case 'term':
      return block.term.trim() === '' || block.meaning.trim() === ''
    case 'maths':
      return block.tex.trim() === ''
    case 'image':
    case 'quran':
      return false
    default:
      return block.text.trim() === ''
  }
}

interface Writing {
  /** Of the content as it was; undefined for a new one. */
  readonly earlierType: string | undefined
  readonly content_type: ContentType
  readonly body: ContentBody
}

/**
 * A body as it is kept. A content keeps its type, and its body is of that type's kind; an address is https, what is embedded comes
 * from a site on the list; words of links in an article lead to https, mail or telephone.
 */
export function decideBody({
  earlierType,
  content_type,
  body,
}: Writing): Outcome<ContentBody, 'body_differs' | 'link_refused' | 'site_refused'> {
  if (kindOfType(content_type) !== body.kind || (earlierType !== undefined && earlierType !== content_type))
    return refuse('body_differs')
  if (body.kind === 'link') {
    const link = decideLink(body.url)
    return link.ok ? accept({ ...body, url: link.value.url }) : link
  }
  if (body.kind === 'embed') return mayEmbed(body.src) ? accept(body) : refuse('site_refused')
  if (body.kind === 'article') return body.blocks.every(leadsWhereItMay) ? accept(body) : refuse('link_refused')
  return accept(body)
}

function leadsWhereItMay(block: ArticleBlock): boolean {
  const marks =
    block.kind === 'paragraph' ? (block.marks ?? []) : block.kind === 'list' ? (block.item_marks ?? []).flat() : []
  return marks.every(
    ({ kind, href }) =>
      (kind === 'link') === (href !== undefined) &&
      (href === undefined || /^(https:\/\/[^\s/]|mailto:[^\s@]+@|tel:\+?\d)\S*$/i.test(href)),
  )
}

interface Placing {
  readonly tree: CourseTree
  readonly lesson_guid: string
  /** Null for a new content. */
  readonly content_id: number | null
  /** The revision that was changed. */
  readonly based_on: number | null
}

/** Whether a revision may follow: a new content needs its lesson, a changed one must stand in the tree as the writer saw it. */
export function placeRevision({
  tree,
  lesson_guid,
  content_id,
  based_on,
}: Placing): Outcome<undefined, 'not_found' | 'draft_changed'> {
  if (content_id === null)
    return tree.lessons.some((lesson) => lesson.lesson_guid === lesson_guid) ? accept(undefined) : refuse('not_found')
  const standing = tree.lessons.flatMap(({ contents }) => contents).find((content) => content.content_id === content_id)
  if (!standing) return refuse('not_found')
  return standing.revision === based_on ? accept(undefined) : refuse('draft_changed')
}
