import { readPackage, savePackage } from '@maktab/contracts/learning/packages'
import { accept, refuse } from '@maktab/contracts/outcome'
import { afterPackage, isNewerState } from '@maktab/domain/learning/packages'
import { untouched } from '@maktab/domain/learning/progress'
import { inside } from '#calls/handle.ts'
import {
  findPackageState,
  insertPackageAttempts,
  insertStatements,
  keepSitting,
  savePackageState,
} from '#features/learning/packages.sql.ts'
import type { NoteAttempt } from '#features/learning/counted-attempts.ts'
import { keepStanding, openPlace } from '#features/learning/progress.ts'
import { findMembership } from '#features/schools/classes.sql.ts'

export const packages = ({ noteAttempt }: { readonly noteAttempt: NoteAttempt }) => ({
  savePackage: inside(savePackage, async (context, { state, attempts: told, statements, sitting, ...place }) => {
    const { db, actor, given } = context
    const facts = await openPlace(context, place)
    if (!facts) return refuse('not_found')
    const progress = facts.standing ?? untouched
    // One result named twice in one message would be refused as a whole by the database.
    const different = [...new Map(told.map((attempt) => [attempt.sync_guid, attempt])).values()]
    const attempts = await insertPackageAttempts(db, actor, place, {
      attempts: different,
      counted: progress.attempts,
      taken_on: given,
    })
    if (sitting) await keepSitting(db, actor, place, { sitting, taken_on: given })
    await insertStatements(db, actor, place, [
      ...new Map(statements.map((statement) => [statement.statement_id, statement])).values(),
    ])
    const kept = state && (await findPackageState(db, actor, place))
    if (state && isNewerState(kept?.given_on.getTime(), given.getTime()))
      await savePackageState(db, actor, place, { state, given_on: given })

    if (attempts.length > 0) await noteAttempt(context, place, true)
    const standing = afterPackage({ progress, state, attempts, taken_on: given })
    const accuracy = attempts.reduce((sum, attempt) => sum + attempt.accuracy, 0)
    await keepStanding(context, place, { facts, standing, work: { attempts: attempts.length, accuracy, seconds: 0 } })
    const { content_id, class_id, lesson_guid } = place
    return accept({ content_id, class_id, lesson_guid, ...standing })
  }),

  readPackage: inside(readPackage, async ({ db, actor }, place) => {
    const membership = await findMembership(db, actor, place.class_id)
    if (membership?.course_id !== place.cms_course_id) return refuse('not_found')
    return accept({ state: (await findPackageState(db, actor, place))?.state ?? null })
  }),
})
