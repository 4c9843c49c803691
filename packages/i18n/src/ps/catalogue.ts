import { frame } from './frame.ts'
import { fields } from './fields.ts'
import { calendars } from './calendars.ts'
import { overlays } from './overlays.ts'
import { tables } from './tables.ts'
import { editor } from './editor.ts'
import { refusals } from './refusals.ts'
import { mails } from './mails.ts'
import { tenants } from './tenants.ts'
import { pages } from './pages.ts'
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
  fields,
  calendars,
  overlays,
  tables,
  editor,
  refusals,
  mails,
  tenants,
  pages,
  people,
  access,
  schools,
  content,
  learning,
  assignments,
  insights,
  downloads,
}
