import { accept } from '@maktab/contracts/outcome'
import { resetPasswords } from '@maktab/contracts/office/password-resets'
import { decideResets } from '@maktab/domain/office/password-resets'
import { atCampus } from '#calls/handle.ts'
import type { Passwords } from '#features/access/passwords.ts'
import { makeStartingCodes } from '#features/access/starting-codes.ts'
import { accountSubject, subjectHash } from '#features/access/tries.ts'
import { insertOfficeChanges } from '#features/schools/office-changes.sql.ts'
import type { OfficeEquipment } from '#features/office/office-users.ts'
import { lockUsersOfSlips, saveResets } from '#features/office/password-resets.sql.ts'

interface ResetEquipment extends OfficeEquipment {
  readonly passwords: Passwords
}

export const passwordResets = ({ ended, passwords }: ResetEquipment) => ({
  resetPasswords: atCampus(resetPasswords, async (context, { user_ids: asked }) => {
    const { db, campus, actor, now, afterCommit } = context
    const found = await lockUsersOfSlips(db, campus, asked)
    const { reset, kept } = decideResets({ actor, asked, found })
    const user_ids = reset.map(({ user_id }) => user_id)
    if (user_ids.length === 0) return accept({ slips: [], kept: [...kept] })
    const making = { tenant_id: campus.tenant_id, user_ids, made_by: actor.user_id, now }
    const codes = await makeStartingCodes(db, passwords, making)
    // After the codes: whoever came in by an old one until then is put out as well.
    const subject_hashes = user_ids.map((user_id) => subjectHash(accountSubject(user_id)))
    const session_ids = await saveResets(db, campus, { user_ids, subject_hashes }, now)
    await insertOfficeChanges(
      context,
      user_ids.map((user_id) => ({ noun: 'user', noun_id: user_id, action: 'reset_password' })),
    )
    afterCommit(() => ended.note(session_ids))
    const slips = reset.map(({ roles: _roles, ...person }) => ({
      ...person,
      starting_code: codes.get(person.user_id)!,
    }))
    return accept({ slips, kept: [...kept] })
  }),
})
