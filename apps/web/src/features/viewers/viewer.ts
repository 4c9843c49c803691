/** What every viewer of a content is given and tells; it knows nothing of who keeps the position. */
import type { ContentBody } from '@maktab/contracts/content/contents'
import type { LanguageCode } from '@maktab/contracts/fields'

export interface Position {
  /** Share of the content that was seen, 0 to 100. */
  readonly completion: number
  /** Where to go on: a block, a second, a page, a place in a book. At most 500 characters. */
  readonly resume_point: string
}

/** The kinds that are looked at; an assessment, sealed or not, is answered instead. */
export type ViewedKind = Exclude<ContentBody['kind'], 'assessment' | 'sealed_assessment'>
export type ViewedBody = Extract<ContentBody, { kind: ViewedKind }>

export interface ViewerProps<K extends ViewedKind = ViewedKind> {
  readonly body: Extract<ContentBody, { kind: K }>
  readonly title: string
  readonly language: LanguageCode
  /** Both as they were when the content was opened; a viewer starts from them once. */
  readonly start: Position
  onPosition(position: Position): void
  /** A sign of life where the page itself cannot see it, as in the frame of a book. */
  onActivity(): void
  onPlaying(isPlaying: boolean): void
  /** It cannot be had: not downloaded and no network, or broken. Trying again draws the viewer anew. */
  onFailure(): void
}
