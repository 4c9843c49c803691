/** Every call that this device answers itself. One that the catalogue promises and that is missing here does not compile. */
import { assignments } from './assignments/assignments.ts'
import { submissions } from './assignments/submissions.ts'
import { files } from './content/files.ts'
import { lessons } from './content/lessons.ts'
import { attempts } from './learning/attempts.ts'
import { progress } from './learning/progress.ts'
import { stats } from './learning/stats.ts'
import type { LocalHandlers, NamedHandler } from './local-handler.ts'
import { profile } from './people/profile.ts'
import { classes } from './schools/classes.ts'

export const localHandlers: LocalHandlers = {
  ...profile,
  ...classes,
  ...lessons,
  ...files,
  ...progress,
  ...attempts,
  ...stats,
  ...assignments,
  ...submissions,
}

export const namedHandlers: ReadonlyMap<string, NamedHandler> = new Map(Object.entries(localHandlers))
