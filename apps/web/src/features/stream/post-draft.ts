/** What somebody began to write to a class, kept on this device for them alone until it is sent. */
import type { Link } from '@maktab/contracts/content/links'

export interface PostDraft {
  readonly text: string
  readonly links: readonly Link[]
  /** By the clocks of the school, `2026-11-20T15:35`; empty for at once. */
  readonly publish_on: string
  readonly comments_closed: boolean
}

export const emptyPost: PostDraft = { text: '', links: [], publish_on: '', comments_closed: false }

/** The name of text and files alike: whoever else uses this device finds neither. */
export function postDraftName(user_id: number, class_id: number): string {
  return `${user_id}.stream.${class_id}`
}

/** Of the words, replies and files of comments on a post that are not sent yet. */
export function commentDraftName(user_id: number, post_id: string): string {
  return `${user_id}.stream.${post_id}`
}

export function isPostDraft(kept: unknown): kept is PostDraft {
  if (typeof kept !== 'object' || kept === null) return false
  const { text, links, publish_on, comments_closed } = kept as Record<string, unknown>
  return (
    typeof text === 'string' &&
    typeof publish_on === 'string' &&
    typeof comments_closed === 'boolean' &&
    areLinks(links)
  )
}

/** What an author is changing about a post, until it is saved or left. */
export interface PostChangeDraft {
  readonly text: string
  readonly links: readonly Link[]
  /** Files that hung there and are to go. */
  readonly removed: readonly string[]
}

/** Of the change and of the files that are to come with it. */
export function postChangeName(user_id: number, post_id: string): string {
  return `${user_id}.stream.${post_id}.change`
}

export function isPostChange(kept: unknown): kept is PostChangeDraft {
  if (typeof kept !== 'object' || kept === null) return false
  const { text, links, removed } = kept as Record<string, unknown>
  return typeof text === 'string' && areLinks(links) && Array.isArray(removed)
}

function areLinks(kept: unknown): boolean {
  return (
    Array.isArray(kept) &&
    kept.every((link: unknown) => typeof link === 'object' && link !== null && 'link_id' in link && 'url' in link)
  )
}
