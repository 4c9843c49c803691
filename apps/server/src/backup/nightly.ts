/** The backup that a server makes by itself. A school's computer may be off at night: then it is made when it runs. */
import type { Logger } from 'pino'
import { BackupBusy } from './backup-folder.ts'
import { readLastBackup } from './last-backup.sql.ts'
import { makeBackup, type BackingUp } from './make-backup.ts'
import type { Doors } from '#db/school.ts'
import { isDueByNight } from '#jobs/by-night.ts'
import { openJob, type Job } from '#jobs/job.ts'

const hourMs = 3_600_000

export interface BackingUpNightly extends BackingUp {
  readonly doors: Doors
  readonly logger: Pick<Logger, 'info' | 'warn'>
}

/** Answers 1 where it made one. Of several processes one makes it. */
export function openNightlyBackup({ doors, logger, ...backingUp }: BackingUpNightly): Job {
  const { clock } = backingUp
  async function backUpWhereDue(): Promise<number> {
    const now = clock()
    const last = await doors.outsideSchools(readLastBackup)
    if (!isDueByNight({ last: last?.made_on, now, hour: now.getHours() })) return 0
    try {
      const { spoiled, ...made } = await makeBackup(backingUp)
      logger.info(made, 'a backup was made')
      if (spoiled.length > 0) logger.warn({ spoiled }, 'files of the school are broken and in no new backup')
      return 1
    } catch (error) {
      if (error instanceof BackupBusy) return 0
      throw error
    }
  }
  return openJob(backUpWhereDue, {
    pauseMs: hourMs / 6,
    onFailure: (error) => logger.warn({ err: error }, 'no backup was made'),
  })
}
