/** A teacher's bank of remarks: what they said last while marking, and what they keep to say again. Ours. */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { remarkBank } from './remark-limits.ts'

/** Saved remarks first, then lines of remarks that the caller gave last; of both the one that was used last comes first. */
export const listRemarks = query({
  path: 'teacher/remarks',
  summary: 'Remarks that the caller keeps, and those that they gave last',
  audience: ['teacher'],
  input: z.object({}),
  output: z.object({ list: z.array(z.object({ text: z.string(), is_saved: z.boolean() })) }),
  offline: 'local',
})

/** Keeps a remark to be said again, or lets it go. Of two commands about one remark the one given later counts. */
export const saveRemark = command({
  path: 'teacher/remarks/save',
  summary: 'Keep a remark, or let it go',
  audience: ['teacher'],
  input: z.object({ text: z.string().trim().min(1).max(remarkBank.letters), is_saved: z.boolean() }),
  output: z.object({ text: z.string(), is_saved: z.boolean() }),
  refusals: [],
  offline: 'queue',
})
