import * as z from 'zod'
import { query } from '../call.ts'
import { id } from '../fields.ts'
import { ClassName } from '../schools/classes.ts'

/** Classes of the school that go on, by grade: what its reports may be asked for. `get_institutes_classes` of seed 001. */
export const listReportedClasses = query({
  path: 'principal/institute/classes',
  summary: 'Classes of a school, by grade, section and subject',
  audience: ['principal'],
  input: z.object({ institution_id: id.optional() }),
  output: z.object({ report: z.array(ClassName.extend({ class_id: id })) }),
  refusals: ['not_found'],
  offline: 'online',
  flags: { strict: true, cache: true, kept: true },
})
