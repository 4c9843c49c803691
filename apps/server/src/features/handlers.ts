/** Every call of the catalogue with the code that answers it. One that is missing does not compile. */
import type { CallName, Catalogue } from '@maktab/contracts/catalogue'
import type { Handler } from '#calls/handle.ts'
import { sessions, type Access } from '#features/access/sessions.ts'
import { assignments } from '#features/assignments/assignments.ts'
import { scores } from '#features/assignments/scores.ts'
import { submissions } from '#features/assignments/submissions.ts'
import { files } from '#features/content/files.ts'
import { lessons } from '#features/content/lessons.ts'
import { contents } from '#features/downloads/contents.ts'
import { structure } from '#features/downloads/structure.ts'
import { syncing } from '#features/downloads/sync-up.ts'
import { dashboard } from '#features/insights/dashboard.ts'
import { attempts } from '#features/learning/attempts.ts'
import { progress } from '#features/learning/progress.ts'
import { stats } from '#features/learning/stats.ts'
import { profile } from '#features/people/profile.ts'
import { classes } from '#features/schools/classes.ts'
import { configuration } from '#features/tenants/configuration.ts'
import type { Tenants } from '#features/tenants/tenants.ts'

/** What handlers need beyond the school that a call opens for them. */
export interface Equipment extends Access {
  readonly tenants: Tenants
}

export type Handlers = { readonly [N in CallName]: Handler<Catalogue[N]> }

export function handlersWith(equipment: Equipment): Handlers {
  return {
    ...configuration(equipment),
    ...profile(equipment),
    ...sessions(equipment),
    ...classes,
    ...lessons,
    ...files,
    ...progress,
    ...attempts,
    ...stats,
    ...assignments,
    ...submissions,
    ...scores(equipment),
    ...dashboard,
    ...structure,
    ...contents,
    ...syncing,
  }
}
