import * as z from 'zod'
import { query } from '../call.ts'
import { ContentBody } from '../content/contents.ts'
import { id } from '../fields.ts'

/** The bodies of contents, for a download: at most 200 in one answer (seed 001 §9). */
export const downloadContents = query({
  path: 'contentservice/download',
  summary: 'Contents with their bodies and file addresses',
  audience: ['learner', 'teacher'],
  input: z.object({
    cms_course_ids: z.array(id).max(50),
    content_types: z.array(z.string()).max(20).default([]),
    content_ids: z.array(id).min(1).max(200),
    updated_on: z.string().default('2020-01-01 00:00:00'),
    isForcedOnline: z.boolean().default(true),
  }),
  output: z.object({ content: z.array(z.object({ content_id: id, body: ContentBody })) }),
  offline: 'online',
  flags: { forcedOnline: true, mute: true },
})
