import type { ContentType } from '@maktab/contracts/content/contents'

/** What the contents of a type are called; several types may share a name. */
export const contentTypeName = {
  video: 'content.video',
  zip: 'content.package',
  game: 'content.game',
  assessment: 'content.assessment',
  fill_in_the_blank: 'content.assessment',
  link: 'content.link',
  mcq: 'content.assessment',
  article: 'content.article',
  document: 'content.document',
  embed_tag: 'content.embed',
  e_book: 'content.e_book',
  html_zip: 'content.package',
  image: 'content.image',
  h5p: 'content.package',
  scorm: 'content.package',
} as const satisfies Readonly<Record<ContentType, string>>
