/** Moves that an office arranges for people of a campus, does at once, takes back and sees (decision 0109). */
import { listMoves, previewMoves, setMoves, withdrawMoves } from '@maktab/contracts/office/moves'
import type { Checked } from '@maktab/contracts/call'
import { accept, refuse } from '@maktab/contracts/outcome'
import { decideMoves, isTargetThere, readMoveTarget } from '@maktab/domain/office/moves'
import { reachesCampus } from '@maktab/domain/office/office-reach'
import { soughtWords } from '@maktab/domain/office/office-users'
import { institutionName } from '@maktab/domain/tenants/institution-names'
import { atCampus, type CampusContext } from '#calls/handle.ts'
import { readOfficePlaces } from '#calls/office-places.sql.ts'
import { changeClassesOf } from '#features/access/changed-classes.sql.ts'
import { insertDoneMigrations, insertPendingMigrations } from '#features/access/migrations.sql.ts'
import {
  countWaitingMoves,
  lockMovingPeople,
  readClassesOfTarget,
  readMovablePeople,
  readMoves,
  removePendingMoves,
} from '#features/office/moves.sql.ts'
import { insertOfficeChanges } from '#features/schools/office-changes.sql.ts'

export const moves = {
  previewMoves: atCampus(previewMoves, async (context, input) => {
    const judged = await judge(context, input)
    if (!judged.ok) return judged
    const { found, moved, kept, classes } = judged.value
    const names = new Map(found.map(({ user_id, full_name }) => [user_id, full_name]))
    const sections = new Map(moved.map(({ user_id, from_section }) => [user_id, from_section]))
    const reasons = new Map(kept.map(({ user_id, why }) => [user_id, why]))
    return accept({
      people: [...new Set(input.user_ids)].map((user_id) => ({
        user_id,
        full_name: names.get(user_id) ?? null,
        from_section: sections.get(user_id) ?? null,
        why: reasons.get(user_id) ?? null,
      })),
      classes: classes.map(({ class_id, alias, subject, grade, section }) => ({
        class_id,
        alias,
        subject,
        grade,
        section,
      })),
    })
  }),

  setMoves: atCampus(setMoves, async (context, { is_at_once, ...input }) => {
    const { db, campus, actor, now } = context
    await lockMovingPeople(db, campus, input.user_ids)
    const judged = await judge(context, input)
    if (!judged.ok) return judged
    const { target, to_institution, moved, kept, classes } = judged.value
    if (is_at_once && to_institution !== campus.institution_id) return refuse('move_waits_for_sign_in')
    const user_ids = moved.map(({ user_id }) => user_id)
    if (user_ids.length === 0) return accept({ moved: [], kept: [...kept] })
    const ofLearners = target.role === 'learner' ? target : undefined
    const rows = moved.map((move) => ({
      ...move,
      tenant_id: campus.tenant_id,
      from_institution: campus.institution_id,
      to_institution,
      grade: ofLearners?.grade ?? null,
      to_section: ofLearners?.to_section ?? null,
      classes,
      set_by: actor.user_id,
      set_on: now,
    }))
    await removePendingMoves(db, campus, user_ids)
    if (is_at_once) {
      const joined = classes.map(({ class_id }) => class_id)
      await changeClassesOf(db, campus.institution_id, { target, people: moved, joined, changed_on: now })
      await insertDoneMigrations(
        db,
        rows.map((row) => ({ ...row, done_on: now, became_user_id: row.user_id })),
      )
    } else await insertPendingMigrations(db, rows)
    const codes = classes.map(({ class_code }) => class_code)
    await insertOfficeChanges(
      context,
      moved.map(({ user_id, from_section }) => ({
        noun: 'user',
        noun_id: user_id,
        action: is_at_once ? 'move' : 'arrange_move',
        before: ofLearners ? { grade: ofLearners.grade, section: from_section } : null,
        after: {
          ...(to_institution !== campus.institution_id && { to_institution }),
          ...(ofLearners ? { grade: ofLearners.grade, section: ofLearners.to_section } : { class_codes: codes }),
        },
      })),
    )
    return accept({ moved: user_ids, kept: [...kept] })
  }),

  withdrawMoves: atCampus(withdrawMoves, async (context, { user_ids }) => {
    const withdrawn = await removePendingMoves(context.db, context.campus, user_ids)
    await insertOfficeChanges(
      context,
      withdrawn.map((user_id) => ({ noun: 'user', noun_id: user_id, action: 'withdraw_move' })),
    )
    return accept({ withdrawn: [...withdrawn] })
  }),

  listMoves: atCampus(listMoves, async ({ db, campus, language }, { state, search_string, page, page_size }) => {
    const [rows, counts] = await Promise.all([
      readMoves(db, campus, {
        state,
        words: soughtWords(search_string),
        skip: (page - 1) * page_size,
        take: page_size,
      }),
      countWaitingMoves(db, campus),
    ])
    const total = rows[0]?.total ?? 0
    return accept({
      list: rows.map(({ total: _total, from_named, to_named, set_on, done_on, failed_on, ...row }) => ({
        ...row,
        from_institution_name: institutionName(from_named, language),
        to_institution_name: institutionName(to_named, language),
        set_on: set_on.toISOString(),
        done_on: done_on?.toISOString() ?? null,
        failed_on: failed_on?.toISOString() ?? null,
      })),
      total,
      total_pages: Math.ceil(total / page_size),
      counts,
    })
  }),
}

type Arrangement = Omit<Checked<typeof previewMoves>, 'institution_id'>

/** Whom the office may move there, as everything stands now. It reaches the campus to which they go, too. */
async function judge({ db, campus, actor }: CampusContext, { user_ids, to_institution: asked, ...typed }: Arrangement) {
  const to_institution = asked ?? campus.institution_id
  const { own, other } = await readOfficePlaces(db, actor, to_institution)
  if (!own || !other || !reachesCampus(actor.role, own, other)) return refuse('not_found')
  const target = readMoveTarget(typed)
  if (!target.ok) return target
  const classes = await readClassesOfTarget(db, to_institution, target.value)
  if (!isTargetThere(target.value, classes.length)) return refuse('migration_target_missing')
  const found = await readMovablePeople(db, campus, user_ids)
  const decided = decideMoves({
    role: actor.role,
    asked: user_ids,
    found,
    target: target.value,
    is_elsewhere: to_institution !== campus.institution_id,
  })
  return accept({ ...decided, found, target: target.value, to_institution, classes })
}
