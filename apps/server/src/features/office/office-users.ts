import type { Checked } from '@maktab/contracts/call'
import { deleteOfficeUsers, listOfficeUsers, restoreOfficeUsers } from '@maktab/contracts/office/office-users'
import type { OfficeUser } from '@maktab/contracts/office/office-users'
import type { LanguageCode } from '@maktab/contracts/fields'
import { accept } from '@maktab/contracts/outcome'
import { roles } from '@maktab/contracts/roles'
import { namedClass } from '@maktab/domain/schools/class-names'
import { codesEndingBefore } from '@maktab/domain/office/office-tasks'
import { binSince, decideDeleting, decideRestoring, soughtWords } from '@maktab/domain/office/office-users'
import { rolesHere } from '@maktab/domain/tenants/role-names'
import { atCampus, type CampusContext } from '#calls/handle.ts'
import type { EndedSessions } from '#features/access/ended-sessions.ts'
import { insertOfficeChanges } from '#features/schools/office-changes.sql.ts'
import {
  countRoles,
  lockActiveUsers,
  lockCampusAdmins,
  lockDeletedUsers,
  readOfficeUsers,
  saveDeleted,
  saveRestored,
  type Moments,
  type OfficeUserRow,
} from '#features/office/office-users.sql.ts'

export interface OfficeEquipment {
  readonly ended: Pick<EndedSessions, 'note'>
}

export const officeUsers = (equipment: OfficeEquipment) => ({
  listOfficeUsers: atCampus(
    listOfficeUsers,
    async ({ db, campus, now }, { search_string, page, page_size, institution_id: _campus, user_id, ...sought }) => {
      const [{ rows, total }, counted] = await Promise.all([
        readOfficeUsers(db, campus, {
          ...sought,
          user_ids: user_id === undefined ? undefined : [user_id],
          words: soughtWords(search_string),
          skip: (page - 1) * page_size,
          take: page_size,
          moments: momentsOf(now),
        }),
        countRoles(db, campus),
      ])
      const counts = roles.map((role) => ({
        role,
        people: counted.reduce((sum, row) => sum + (rolesHere(row.roles).includes(role) ? row.people : 0), 0),
      }))
      return accept({
        list: rows.map(showUser),
        total,
        total_pages: Math.ceil(total / page_size),
        counts: counts.filter(({ people }) => people > 0),
      })
    },
  ),

  deleteOfficeUsers: atCampus(deleteOfficeUsers, (context, input) => deletePeople(context, input, equipment)),

  restoreOfficeUsers: atCampus(restoreOfficeUsers, async (context, { user_ids }) => {
    const { db, campus, actor, now } = context
    const found = await lockDeletedUsers(db, campus, user_ids, momentsOf(now))
    const { restored, kept } = decideRestoring({ actor, asked: user_ids, found })
    if (restored.length > 0) {
      await saveRestored(db, campus, restored)
      await insertOfficeChanges(
        context,
        restored.map((user_id) => ({
          noun: 'user',
          noun_id: user_id,
          action: 'restore',
          before: { is_deleted: true },
          after: { is_deleted: false },
        })),
      )
    }
    return accept({ restored: [...restored], kept: [...kept] })
  }),
})

/** Deletes people of the campus of the context; for the office and the super admin alike. */
export async function deletePeople(
  context: CampusContext,
  { user_ids, reason }: Checked<typeof deleteOfficeUsers>,
  { ended }: OfficeEquipment,
) {
  const { db, campus, actor, now, afterCommit } = context
  // The same order for everybody: first the campus admins, then whoever is to go.
  const campusAdmins = await lockCampusAdmins(db, campus)
  const found = await lockActiveUsers(db, campus, user_ids)
  const { deleted, kept } = decideDeleting({ actor, asked: user_ids, found, campusAdmins })
  if (deleted.length > 0) {
    const session_ids = await saveDeleted(db, campus, deleted, now)
    await insertOfficeChanges(
      context,
      deleted.map((user_id) => ({
        noun: 'user',
        noun_id: user_id,
        action: 'delete',
        before: { is_deleted: false },
        after: { is_deleted: true, ...(reason && { reason }) },
      })),
    )
    afterCommit(() => ended.note(session_ids))
  }
  return accept({ deleted: [...deleted], kept: [...kept] })
}

export function momentsOf(now: Date): Moments {
  return { binSince: binSince(now), codesUntil: codesEndingBefore(now) }
}

/** A row as the office sees it. A learner whose register says no grade is shown with that of a class of theirs. */
export function showUser(row: OfficeUserRow): OfficeUser {
  const {
    classes,
    created_on,
    left_on,
    last_sign_in_on,
    roles: stored,
    grade,
    section,
    current_language,
    ...rest
  } = row
  const learnt = classes.find(({ role }) => role === 'learner')
  return {
    ...rest,
    roles: [...rolesHere(stored)],
    grade: grade ?? learnt?.grade ?? null,
    section: section ?? (grade === null ? (learnt?.section ?? null) : null),
    current_language: current_language as LanguageCode,
    guardians: [...row.guardians],
    classes: classes.map(({ class_id, role, ...named }) => ({ class_id, role, class_name: namedClass(named) })),
    created_on: created_on?.toISOString() ?? null,
    left_on: left_on?.toISOString() ?? null,
    last_sign_in_on: last_sign_in_on?.toISOString() ?? null,
  }
}
