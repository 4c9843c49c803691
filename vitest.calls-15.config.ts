import { defineConfig } from 'vitest/config'
import calls from './vitest.calls.config.ts'

/**
 * Calls on PostgreSQL 15, the oldest supported: migrations, row-level security, and as many files as it takes to run each function of the server's
 * `*.sql.ts` once; it fails where one is not run (docs/decisions/0096).
 */
export default defineConfig({
  test: {
    ...calls.test,
    name: 'calls-15',
    include: [
      'apps/server/src/db/migrate.pg.test.ts',
      'apps/server/src/db/open-database.pg.test.ts',
      'apps/server/src/db/school.pg.test.ts',
      'apps/server/src/demo/load-demo.pg.test.ts',
      'apps/server/src/features/access/acting.pg.test.ts',
      'apps/server/src/features/access/external-sign-in.pg.test.ts',
      'apps/server/src/features/access/migration-office.pg.test.ts',
      'apps/server/src/features/access/migrations.pg.test.ts',
      'apps/server/src/features/access/own-sessions.pg.test.ts',
      'apps/server/src/features/access/provider-tokens.pg.test.ts',
      'apps/server/src/features/access/recovery.pg.test.ts',
      'apps/server/src/features/access/sign-up-details.pg.test.ts',
      'apps/server/src/features/access/signup.pg.test.ts',
      'apps/server/src/features/access/starting-codes.pg.test.ts',
      'apps/server/src/features/content/office-classes.pg.test.ts',
      'apps/server/src/features/insights/recounted-lessons.pg.test.ts',
      'apps/server/src/features/insights/report-reach.pg.test.ts',
      'apps/server/src/features/insights/result-summaries.pg.test.ts',
      'apps/server/src/features/learning/carried-progress.pg.test.ts',
      'apps/server/src/features/learning/packages.pg.test.ts',
      'apps/server/src/features/learning/sealed-tests.pg.test.ts',
      'apps/server/src/features/learning/two-answer-scores.pg.test.ts',
      'apps/server/src/features/people/notifications.pg.test.ts',
      'apps/server/src/features/people/profile.pg.test.ts',
      'apps/server/src/features/people/tour.pg.test.ts',
      'apps/server/src/features/schools/campuses.pg.test.ts',
      'apps/server/src/features/schools/office-registration.pg.test.ts',
      'apps/server/src/features/schools/office-users.pg.test.ts',
      'apps/server/src/features/schools/installation.pg.test.ts',
      'apps/server/src/features/schools/password-resets.pg.test.ts',
      'apps/server/src/features/studio/content-institutions.pg.test.ts',
      'apps/server/src/features/studio/imports.pg.test.ts',
      'apps/server/src/features/studio/published-courses.pg.test.ts',
      'apps/server/src/features/studio/question-bank.pg.test.ts',
      'apps/server/src/features/studio/revision-sweeper.pg.test.ts',
      'apps/server/src/features/studio/revisions.pg.test.ts',
      'apps/server/src/live/class-of-forty.pg.test.ts',
      'apps/server/src/mail/mails.pg.test.ts',
      'apps/server/src/packages/content-origin.pg.test.ts',
      'apps/server/src/push/send-pushes.pg.test.ts',
      'tests/offline/same-answers.pg.test.ts',
      'tools/generate-tables.pg.test.ts',
    ],
    globalSetup: ['apps/server/test/start-postgres.ts', 'apps/server/test/check-sql-functions.ts'],
    setupFiles: ['apps/server/test/note-sql-functions.ts'],
  },
})
