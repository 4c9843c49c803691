import { frame } from './frame.ts'
import { fields } from './parts/fields.ts'
import { calendars } from './parts/calendars.ts'
import { overlays } from './parts/overlays.ts'
import { tables } from './parts/tables.ts'
import { editor } from './parts/editor.ts'
import { connection } from './connection.ts'
import { refusals } from './refusals.ts'
import { mails } from './mails.ts'
import { tenants } from './tenants.ts'
import { pages } from './pages.ts'
import { people } from './people.ts'
import { notifications } from './notifications.ts'
import { tour } from './tour.ts'
import { tours } from './tours.ts'
import { access } from './access.ts'
import { acting } from './acting.ts'
import { entering } from './entering.ts'
import { here } from './here.ts'
import { waiting } from './waiting.ts'
import { signup } from './signup.ts'
import { recovery } from './recovery.ts'
import { details } from './details.ts'
import { schools } from './schools.ts'
import { consent } from './consent.ts'
import { migration } from './migration.ts'
import { content } from './content.ts'
import { questions } from './questions.ts'
import { players } from './players.ts'
import { materials } from './materials.ts'
import { studio } from './studio.ts'
import { imports } from './imports.ts'
import { learning } from './learning.ts'
import { assignments } from './assignments.ts'
import { insights } from './insights.ts'
import { reports } from './reports.ts'
import { downloads } from './downloads.ts'
import { updates } from './updates.ts'
import { finding } from './finding.ts'
import { clicker } from './clicker.ts'
import { marking } from './marking.ts'

export const catalogue = {
  frame,
  fields,
  calendars,
  overlays,
  tables,
  editor,
  connection,
  refusals,
  mails,
  tenants,
  pages,
  people,
  notifications,
  tour,
  tours,
  access,
  acting,
  entering,
  here,
  waiting,
  signup,
  recovery,
  details,
  schools,
  consent,
  migration,
  content,
  questions,
  players,
  materials,
  studio,
  imports,
  learning,
  assignments,
  insights,
  reports,
  downloads,
  updates,
  finding,
  clicker,
  marking,
}
