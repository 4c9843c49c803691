/** Links beside files: to a document, to a page, or to what another site lets be shown within ours (seed 001 §4 and §5). */
import * as z from 'zod'
import { guid } from '../fields.ts'

/** 0 a document at an address of its own (files are attachments), 1 a link, 2 what is embedded (seed 001 §4). */
export const linkType = z.union([z.literal(0), z.literal(1), z.literal(2)])

/** As many as one piece of work, post or event has. */
export const mostLinks = 10

/** As it is kept: `url` begins with https; of what is embedded it is the address of its frame. */
export const Link = z.object({
  link_id: guid,
  link_type: linkType,
  /** Never empty once it is kept: the site's name where nobody wrote one. */
  title: z.string().trim().max(200).default(''),
  /** Of what is embedded, the piece of HTML that the site hands out is taken too. */
  url: z.string().trim().min(1).max(2_000),
})
export type Link = z.infer<typeof Link>

/** Ten are a rule with a sentence; the shape takes more, so that it can be said. */
export const Links = z.array(Link).max(50)

/** What `decideLinks` of the domain says no with. */
export const linkRefusals = [
  'link_refused',
  'site_refused',
  'iframe_missing',
  'duplicate_link',
  'too_many_links',
] as const
export type LinkRefusal = (typeof linkRefusals)[number]
