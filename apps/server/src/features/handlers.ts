/** Every call of the catalogue with the code that answers it. One that is missing does not compile. */
import type { CallName, Catalogue } from '@maktab/contracts/catalogue'
import type { Handler } from '#calls/handle.ts'
import { externalSignIn, type ExternalAccess } from '#features/access/external-sign-in.ts'
import { acting } from '#features/access/acting.ts'
import { loginInstitutions } from '#features/access/login-institutions.ts'
import { migrations } from '#features/access/migrations.ts'
import { institutions } from '#features/access/institutions.ts'
import { ownSessions } from '#features/access/own-sessions.ts'
import { recovery, type RecoveryAccess } from '#features/access/recovery.ts'
import { sessions } from '#features/access/sessions.ts'
import { storeKeys } from '#features/access/store-keys.ts'
import { signUpDetails } from '#features/access/sign-up-details.ts'
import { signup } from '#features/access/signup.ts'
import { assignments } from '#features/assignments/assignments.ts'
import { whereAssignmentsAre } from '#features/assignments/assignments-allowed.ts'
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
import { notifications, type Notifying } from '#features/people/notifications.ts'
import { profile } from '#features/people/profile.ts'
import { tour, type Touring } from '#features/people/tour.ts'
import { classes } from '#features/schools/classes.ts'
import { enrolment } from '#features/schools/enrolment.ts'
import { contact, type Contacting } from '#features/tenants/contact.ts'
import { configuration } from '#features/tenants/configuration.ts'

export type Handlers = { readonly [N in CallName]: Handler<Catalogue[N]> }

export function handlersWith(equipment: ExternalAccess & Notifying & Touring & RecoveryAccess & Contacting): Handlers {
  return {
    ...configuration(equipment),
    ...contact(equipment),
    ...profile(equipment),
    ...notifications(equipment),
    ...tour(equipment),
    ...sessions(equipment),
    ...loginInstitutions(equipment),
    ...externalSignIn(equipment),
    ...ownSessions(equipment),
    ...storeKeys(equipment),
    ...institutions,
    ...acting(equipment),
    ...migrations(equipment),
    ...signup(equipment),
    ...signUpDetails(equipment),
    ...recovery(equipment),
    ...classes,
    ...enrolment,
    ...lessons,
    ...files,
    ...progress,
    ...attempts,
    ...stats,
    ...whereAssignmentsAre({ ...assignments, ...submissions, ...scores(equipment) }, equipment),
    ...dashboard,
    ...structure,
    ...contents,
    ...syncing,
  }
}
