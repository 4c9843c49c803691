import { frame } from './frame.ts'
import { refusals } from './refusals.ts'
import { tenants } from './tenants.ts'
import { people } from './people.ts'
import { access } from './access.ts'
import { schools } from './schools.ts'
import { content } from './content.ts'
import { learning } from './learning.ts'
import { assignments } from './assignments.ts'
import { insights } from './insights.ts'
import { downloads } from './downloads.ts'

export const catalogue = {
  frame,
  refusals,
  tenants,
  people,
  access,
  schools,
  content,
  learning,
  assignments,
  insights,
  downloads,
}
