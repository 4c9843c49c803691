/** Written by `npm run generate` from the messages; edit those. */
import type { OtherWords } from '../compiled-words.ts'

export const others: OtherWords['others'] = {
  application: () => import('./ps-application.ts'),
  home: () => import('./ps-home.ts'),
  parts: () => import('./ps-parts.ts'),
  account: () => import('./ps-account.ts'),
  notices: () => import('./ps-notices.ts'),
  courses: () => import('./ps-courses.ts'),
  lessons: () => import('./ps-lessons.ts'),
  assignments: () => import('./ps-assignments.ts'),
  finding: () => import('./ps-finding.ts'),
  reports: () => import('./ps-reports.ts'),
  studio: () => import('./ps-studio.ts'),
  writing: () => import('./ps-writing.ts'),
  pages: () => import('./ps-pages.ts'),
  tours: () => import('./ps-tours.ts'),
  waiting: () => import('./ps-waiting.ts'),
  office: () => import('./ps-office.ts'),
  campuses: () => import('./ps-campuses.ts'),
  importing: () => import('./ps-importing.ts'),
  users: () => import('./ps-users.ts'),
  classes: () => import('./ps-classes.ts'),
  materials: () => import('./ps-materials.ts'),
  updates: () => import('./ps-updates.ts'),
  mails: () => import('./ps-mails.ts'),
}
