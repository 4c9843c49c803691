/** Written by `npm run generate` from the messages; edit those. */
import type { OtherWords } from '../compiled-words.ts'

export const others: OtherWords['others'] = {
  application: () => import('./ur-application.ts'),
  home: () => import('./ur-home.ts'),
  parts: () => import('./ur-parts.ts'),
  account: () => import('./ur-account.ts'),
  notices: () => import('./ur-notices.ts'),
  courses: () => import('./ur-courses.ts'),
  lessons: () => import('./ur-lessons.ts'),
  assignments: () => import('./ur-assignments.ts'),
  finding: () => import('./ur-finding.ts'),
  reports: () => import('./ur-reports.ts'),
  studio: () => import('./ur-studio.ts'),
  writing: () => import('./ur-writing.ts'),
  pages: () => import('./ur-pages.ts'),
  tours: () => import('./ur-tours.ts'),
  waiting: () => import('./ur-waiting.ts'),
  office: () => import('./ur-office.ts'),
  campuses: () => import('./ur-campuses.ts'),
  importing: () => import('./ur-importing.ts'),
  users: () => import('./ur-users.ts'),
  classes: () => import('./ur-classes.ts'),
  materials: () => import('./ur-materials.ts'),
  updates: () => import('./ur-updates.ts'),
  mails: () => import('./ur-mails.ts'),
}
