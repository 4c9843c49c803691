/** From a stored body to one that a person may be sent: files get an address that was signed for them. */
import type { ContentFile } from '@maktab/contracts/content-files'
import type { ArticleBlock, ContentBody } from '@maktab/contracts/content/contents'
import type { Question } from '@maktab/contracts/questions/questions'
import { isSealed, sealedBody } from '@maktab/domain/questions/sealed-tests'
import type { FileAddresses } from '#files/addresses.ts'

export type StoredFile = Omit<ContentFile, 'url'>

/** A value of the contract in which no file and no package has an address yet. */
type Stored<T> = T extends ContentFile
  ? StoredFile
  : T extends readonly (infer I)[]
    ? Stored<I>[]
    : T extends object
      ? { [K in keyof T as Exclude<K, 'play_url'>]: Stored<T[K]> }
      : T

/** What stands in `content.body`. */
export type StoredBody = Stored<ContentBody>

export type StoredQuestion = Stored<Question>

/**
 * A body as it is sent to whoever plays it; of a sealed test only what is asked, until it closes. Give it only bodies that the person behind `addresses` may
 * read: the address is the permission.
 */
export function readableBody(body: StoredBody, addresses: FileAddresses, now: Date): ContentBody {
  const whole = wholeBody(body, addresses)
  return whole.kind === 'assessment' && isSealed(whole, now) ? sealedBody(whole) : whole
}

/** A question with the address of its picture. */
export function readableQuestion(question: StoredQuestion, addresses: FileAddresses): Question {
  return question.kind === 'hotspot'
    ? { ...question, picture: { ...question.picture, url: addresses.ofContent(question.picture) } }
    : question
}

/** A question as it is kept. */
export function storedQuestion(question: Question): StoredQuestion {
  if (question.kind !== 'hotspot') return question
  const { url: _, ...picture } = question.picture
  return { ...question, picture }
}

/** A body with everything that it says, for those who write it: never for a learner, nor for a device that learners use. */
export function wholeBody(body: StoredBody, addresses: FileAddresses): ContentBody {
  const readable = (file: StoredFile): ContentFile => ({ ...file, url: addresses.ofContent(file) })
  const readableBlock = (block: Stored<ArticleBlock>): ArticleBlock =>
    block.kind === 'image' ? { ...block, file: readable(block.file) } : block
  switch (body.kind) {
    case 'article':
      return { ...body, blocks: body.blocks.map(readableBlock) }
    case 'assessment':
      return { ...body, questions: body.questions.map((question) => readableQuestion(question, addresses)) }
    case 'sealed_assessment':
      throw new Error('A test is stored whole')
    case 'video':
      return {
        ...body,
        file: readable(body.file),
        poster: body.poster && readable(body.poster),
        captions: body.captions.map(({ language, file }) => ({ language, file: readable(file) })),
        audio: body.audio && readable(body.audio),
        small: body.small && readable(body.small),
      }
    case 'document':
    case 'e_book':
    case 'image':
      return { ...body, file: readable(body.file) }
    case 'package':
      return { ...body, file: readable(body.file), play_url: addresses.ofPackage(body.package_sha256) }
    case 'link':
    case 'embed':
      return body
  }
}
