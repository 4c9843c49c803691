/** Written by `npm run generate` from the messages; edit those. */
import type { OtherWords } from '../compiled-words.ts'

export const others: OtherWords['others'] = {
  application: () => import('./da-application.ts'),
  home: () => import('./da-home.ts'),
  parts: () => import('./da-parts.ts'),
  account: () => import('./da-account.ts'),
  notices: () => import('./da-notices.ts'),
  courses: () => import('./da-courses.ts'),
  lessons: () => import('./da-lessons.ts'),
  assignments: () => import('./da-assignments.ts'),
  finding: () => import('./da-finding.ts'),
  reports: () => import('./da-reports.ts'),
  studio: () => import('./da-studio.ts'),
  writing: () => import('./da-writing.ts'),
  pages: () => import('./da-pages.ts'),
  tours: () => import('./da-tours.ts'),
  waiting: () => import('./da-waiting.ts'),
  office: () => import('./da-office.ts'),
  campuses: () => import('./da-campuses.ts'),
  importing: () => import('./da-importing.ts'),
  users: () => import('./da-users.ts'),
  classes: () => import('./da-classes.ts'),
  materials: () => import('./da-materials.ts'),
  updates: () => import('./da-updates.ts'),
  mails: () => import('./da-mails.ts'),
}
