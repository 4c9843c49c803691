/** Every job of the server, one line each. What it does stands in the feature of its noun. */
import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { openNightlyBackup, type BackingUpNightly } from '#backup/nightly.ts'
import type { Doors } from '#db/school.ts'
import { noteAttempt } from '#features/assignments/automatic-scores.ts'
import type { WorkEquipment } from '#features/assignments/moved-work.ts'
import { openDueReminder } from '#features/assignments/reminders.ts'
import { openWorkBeginner } from '#features/assignments/scheduled-work.ts'
import { openStreamMoments } from '#features/stream/stream-moments.ts'
import { openEventReminder } from '#features/events/event-reminders.ts'
import { openSessionSweeper } from '#features/access/ended-sessions.ts'
import { openActedCallSweeper } from '#features/schools/acted-call-sweeper.ts'
import { openImportSweeper } from '#features/office/import-sweeper.ts'
import { openNameFreer } from '#features/office/freed-names.ts'
import { openFileSweeper } from '#features/content/file-sweeper.ts'
import { openSearchIndexer } from '#features/content/search-index.ts'
import { openFigureLook } from '#features/insights/kept-figures/looks.ts'
import { openDayRecounter } from '#features/insights/kept-figures/recounted-days.ts'
import { openFigureGatherer, type WrittenSchools } from '#features/insights/school-figures.ts'
import { openWeeklyFigures, type WeeklySending } from '#features/insights/weekly-figures/weekly-figures.ts'
import { openTestOpener } from '#features/learning/open-tests.ts'
import { openLessonRecounter } from '#features/learning/recount-lessons.ts'
import { paymentDays } from '#features/payments/payment-days.ts'
import { openPlanReminder } from '#features/payments/plan-reminders.ts'
import type { StripeAccounts } from '#features/payments/stripe-api.ts'
import { openStripeEvents } from '#features/payments/stripe-events.ts'
import { openStripeNights } from '#features/payments/stripe-nights.ts'
import { openWalletInquirer } from '#features/payments/wallet-inquiries.ts'
import type { PaymentSettings } from '#features/payments/payment-settings.ts'
import { openRevisionSweeper } from '#features/studio/revision-sweeper.ts'
import type { Job } from '#jobs/job.ts'
import { openOfficeCommandSweeper } from '#sync/office-command-sweeper.ts'
import type { Storage } from '#files/storage.ts'
import { openPushSender, type PushSending } from '#push/send-pushes.ts'

export interface JobParts {
  readonly doors: Doors
  readonly clock: () => Date
  readonly logger: Pick<Logger, 'error' | 'info' | 'warn'>
  readonly storage: Storage
  readonly bus: WorkEquipment['bus']
  readonly written: WrittenSchools
  /** Where the environment names a folder for them. */
  readonly backups: Omit<BackingUpNightly, 'doors' | 'clock' | 'logger'> | undefined
  readonly paymentSettings: PaymentSettings
  readonly accounts: StripeAccounts
  /** What the figures of a week are written with. */
  readonly weekly: Omit<WeeklySending, 'doors' | 'clock' | 'onFailure'>
  readonly pushing: Omit<PushSending, 'doors' | 'clock' | 'onFailure'>
}

/** Opened, not started. Mails have a sender of their own, where there is a mail server (mail/post-office.ts). */
export function openJobs({
  doors,
  clock,
  logger,
  storage,
  bus,
  written,
  backups,
  pushing,
  weekly,
  paymentSettings,
  accounts,
}: JobParts): readonly Job[] {
  const failing = (words: string) => ({ onFailure: (error: unknown) => logger.warn({ err: error }, words) })
  const warn = (about: object, words: string) => logger.warn(about, words)
  const cards = { doors, clock, newGuid: randomUUID, accounts, paymentSettings, warn }
  return [
    ...(backups ? [openNightlyBackup({ ...backups, doors, clock, logger })] : []),
    openFigureLook({ doors, clock, logger }),
    openPushSender({ ...pushing, doors, clock, ...failing('a push was not sent') }),
    openSearchIndexer({ doors, ...failing('lessons were not made searchable') }),
    openActedCallSweeper({ doors, clock, ...failing('old records of acting were not forgotten') }),
    openSessionSweeper({ doors, clock, ...failing('old sessions were not forgotten') }),
    openImportSweeper({ doors, clock, ...failing('old sheets were not forgotten') }),
    openNameFreer({ doors, clock, ...failing('names of deleted people were not freed') }),
    openOfficeCommandSweeper({ doors, clock, ...failing('old commands of offices were not forgotten') }),
    openFileSweeper({ doors, clock, storage, ...failing('files that nothing names were not swept') }),
    openRevisionSweeper({ doors, clock, ...failing('earlier revisions were not swept') }),
    openWorkBeginner({ doors, clock, bus, ...failing('a class was not told that its work begins') }),
    openDueReminder({ doors, clock, ...failing('learners were not told that work is due soon') }),
    openStreamMoments({ doors, clock, bus, ...failing('a post was not shown, or not forgotten') }),
    openEventReminder({ doors, clock, ...failing('a class was not reminded of an event') }),
    openTestOpener({ doors, clock, noteAttempt, ...failing('tests that closed were not opened') }),
    openPlanReminder({ doors, clock, ...failing('nobody was reminded that a plan ends') }),
    openWalletInquirer({
      doors,
      clock,
      paymentSettings,
      warn,
      ...failing('payments were not asked after'),
    }),
    openStripeEvents({ ...cards, ...failing('what Stripe reported was not done') }),
    openStripeNights({ ...cards, ...failing('payments by card were not compared') }),
    openWeeklyFigures({ ...weekly, doors, clock, ...failing('the figures of a week were not sent') }),
    openFigureGatherer({ doors, clock, written, ...failing('figures of schools were not gathered') }),
    openDayRecounter({ doors, clock, besides: [paymentDays], ...failing('days of a school were not counted anew') }),
    openLessonRecounter({ doors, clock, ...failing('lessons were not counted anew') }),
  ]
}
