/** Written by `npm run generate` from the messages; edit those. */
import type { OtherWords } from '../compiled-words.ts'

export const others: OtherWords['others'] = {
  application: () => import('./en-application.ts'),
  home: () => import('./en-home.ts'),
  parts: () => import('./en-parts.ts'),
  account: () => import('./en-account.ts'),
  notices: () => import('./en-notices.ts'),
  courses: () => import('./en-courses.ts'),
  lessons: () => import('./en-lessons.ts'),
  assignments: () => import('./en-assignments.ts'),
  finding: () => import('./en-finding.ts'),
  reports: () => import('./en-reports.ts'),
  studio: () => import('./en-studio.ts'),
  writing: () => import('./en-writing.ts'),
  pages: () => import('./en-pages.ts'),
  tours: () => import('./en-tours.ts'),
  waiting: () => import('./en-waiting.ts'),
  office: () => import('./en-office.ts'),
  campuses: () => import('./en-campuses.ts'),
  importing: () => import('./en-importing.ts'),
  users: () => import('./en-users.ts'),
  classes: () => import('./en-classes.ts'),
  materials: () => import('./en-materials.ts'),
  updates: () => import('./en-updates.ts'),
  mails: () => import('./en-mails.ts'),
}
