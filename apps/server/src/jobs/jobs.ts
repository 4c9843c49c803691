/** Every job of the server, one line each. What it does stands in the feature of its noun. */
import type { Logger } from 'pino'
import type { Doors } from '#db/school.ts'
import { openActedCallSweeper } from '#features/schools/acted-call-sweeper.ts'
import { openSearchIndexer } from '#features/content/search-index.ts'
import { openTestOpener } from '#features/learning/open-tests.ts'
import { openLessonRecounter } from '#features/learning/recount-lessons.ts'
import { openRevisionSweeper } from '#features/studio/revision-sweeper.ts'
import type { Job } from '#jobs/job.ts'
import { openPushSender, type PushSending } from '#push/send-pushes.ts'

export interface JobParts {
  readonly doors: Doors
  readonly clock: () => Date
  readonly logger: Pick<Logger, 'warn'>
  readonly pushing: Omit<PushSending, 'doors' | 'clock' | 'onFailure'>
}

/** Opened, not started. Mails have a sender of their own, where there is a mail server (mail/post-office.ts). */
export function openJobs({ doors, clock, logger, pushing }: JobParts): readonly Job[] {
  const failing = (words: string) => ({ onFailure: (error: unknown) => logger.warn({ err: error }, words) })
  return [
    openPushSender({ ...pushing, doors, clock, ...failing('a push was not sent') }),
    openSearchIndexer({ doors, ...failing('lessons were not made searchable') }),
    openActedCallSweeper({ doors, clock, ...failing('old records of acting were not forgotten') }),
    openRevisionSweeper({ doors, clock, ...failing('earlier revisions were not swept') }),
    openTestOpener({ doors, clock, ...failing('tests that closed were not opened') }),
    openLessonRecounter({ doors, clock, ...failing('lessons were not counted anew') }),
  ]
}
