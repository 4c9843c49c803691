import type { LinkRefusal } from '@maktab/contracts/content/links'

/** Said at the links. The contract's own list would bring the schema library with it. */
const linkRefusals: Readonly<Record<LinkRefusal, true>> = {
  link_refused: true,
  site_refused: true,
  iframe_missing: true,
  duplicate_link: true,
  too_many_links: true,
}

/** Whether an answer is about the links of what was sent. */
export function isOfLinks(answer: object): boolean {
  return 'refusal' in answer && typeof answer.refusal === 'string' && answer.refusal in linkRefusals
}
