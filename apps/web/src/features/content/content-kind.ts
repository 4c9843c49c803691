import type { ContentBody } from '@maktab/contracts/content/contents'
import type { MessageKey } from '@maktab/i18n/keys'
import type { IconName } from '@maktab/ui/base/icon'

type Kind = ContentBody['kind']

/** The picture of each kind of content. */
export const iconOfKind: Readonly<Record<Kind, IconName>> = {
  article: 'article',
  video: 'video',
  document: 'document',
  e_book: 'book',
  assessment: 'question',
  sealed_assessment: 'question',
  image: 'picture',
  link: 'link',
  embed: 'window',
  package: 'game',
}

export const nameOfKind: Readonly<Record<Kind, MessageKey & `content.${string}`>> = {
  article: 'content.article',
  video: 'content.video',
  document: 'content.document',
  e_book: 'content.e_book',
  assessment: 'content.assessment',
  sealed_assessment: 'content.assessment',
  image: 'content.image',
  link: 'content.link',
  embed: 'content.embed',
  package: 'content.package',
}
