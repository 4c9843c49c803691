import { accept, refuse } from '@maktab/contracts/outcome'
import { foldSignInName } from '@maktab/domain/access/sign-in'
import type { Guardian } from '@maktab/domain/office/office-registration'
import type { ImportFacts } from '@maktab/domain/office/import-rows'
import type { PersonValues } from '@maktab/domain/office/import-values'
import { classesToJoin, type DecidedImport, type DecidedRow } from '@maktab/domain/office/office-import'
import { decideAddingMany } from '@maktab/domain/office/office-registration'
import { grantableRoles, mayAdminister } from '@maktab/domain/office/office-users'
import { cellText } from '@maktab/domain/office/sheet-cells'
import { languageByCode } from '@maktab/i18n/languages'
import type { Kysely } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import type { BeforeCampusContext, CampusContext } from '#calls/handle.ts'
import type { Tables } from '#db/tables.ts'
import { readLicences } from '#features/office/office-registration.ts'
import { lockDeletedUsers, saveDeleted, saveRestored } from '#features/office/office-users.sql.ts'
import { momentsOf, type OfficeEquipment } from '#features/office/office-users.ts'
import { insertOfficeChanges } from '#features/schools/office-changes.sql.ts'
import type { Tenants } from '#features/tenants/tenants.ts'
import * as people from '../imported-people.sql.ts'
import { inSheetWorker } from './in-worker.ts'
import type { SheetKindOf, SheetRows } from './sheet-kind.ts'

interface PeopleEquipment extends OfficeEquipment {
  readonly tenants: Pick<Tenants, 'find'>
}

export const sheetsOfPeople = (equipment: PeopleEquipment): SheetKindOf => ({
  areColumnsEnough: ({ columns, match_by }) => columns.includes('full_name') || columns.includes(match_by),

  readPrefix: people.readUsernamePrefix,

  decide: async (before, sheet) => {
    const { look, language } = before
    const { rows, settings, is_from_1904 } = sheet
    const facts = await look((db) => readFacts(db, before, sheet))
    const decided = await inSheetWorker('decide people', {
      rows: rows.map(({ number, cells }) => ({ number, cells })),
      settings,
      facts,
      is_from_1904,
      locale: languageByCode(language).locale,
    })
    return (
      decided && {
        decided,
        isStill: async (context) => isDeepStrictEqual(facts, await readFacts(context.db, context, sheet)),
        apply: (context) => apply(context, equipment, decided, facts),
      }
    )
  },

  undo: async (context, { applied_xid, applied_on, missing_people }, rows) => {
    const { db, campus, now } = context
    const added = rows.filter(({ outcome }) => outcome === 'add').map(({ target_id }) => Number(target_id))
    const changed = rows.filter(({ outcome }) => outcome === 'change')
    const back = await people.savePeople(
      db,
      campus,
      changed.map(({ target_id, changes }) => ({ user_id: Number(target_id), fields: fieldsOf(changes, 'before') })),
      applied_xid,
    )
    const isBack = new Set(back)
    const undone = changed.filter(({ target_id }) => isBack.has(Number(target_id)))
    const guardians = await people.saveGuardianColumns(
      db,
      campus,
      undone.map(({ target_id, changes }) => ({ user_id: Number(target_id), fields: fieldsOf(changes, 'before') })),
    )
    await people.leaveClasses(db, campus, undone.flatMap(joined), now)
    const gone = await people.takeBackPeople(db, added, applied_xid)
    const asked = missing_people.map(({ user_id }) => user_id)
    const deleted = await lockDeletedUsers(db, campus, asked, momentsOf(now))
    const restored = deleted
      .filter((one) => one.left_on.getTime() === applied_on?.getTime() && !one.is_number_taken)
      .map(({ user_id }) => user_id)
    if (restored.length > 0) await saveRestored(db, campus, restored)
    await insertOfficeChanges(context, [
      ...restored.map((user_id) => ({
        noun: 'user' as const,
        noun_id: user_id,
        action: 'import_undo',
        before: { is_deleted: true },
        after: { is_deleted: false },
      })),
      ...gone.map((user_id) => ({ noun: 'user' as const, noun_id: user_id, action: 'import_undo', after: null })),
      ...undone.map(({ target_id, changes }) => ({
        noun: 'user' as const,
        noun_id: Number(target_id),
        action: 'import_undo',
        before: written(changes, 'after', guardians.get(Number(target_id))?.before),
        after: written(changes, 'before', guardians.get(Number(target_id))?.after),
      })),
    ])
    return added.length - gone.length + changed.length - undone.length + asked.length - restored.length
  },
})

/** What the rule must know of a campus to decide these rows. */
async function readFacts(
  db: Kysely<Tables>,
  { campus, actor, now }: Pick<BeforeCampusContext, 'campus' | 'actor' | 'now'>,
  { rows, settings }: SheetRows,
): Promise<ImportFacts> {
  const named = (['username', 'email'] as const).map((field) => settings.columns.indexOf(field)).filter((at) => at >= 0)
  const asked = rows.flatMap(({ cells }) => named.map((at) => foldSignInName(cellText(cells[at] ?? null))))
  const [register, classes, names, imported] = await Promise.all([
    people.readRegister(db, campus),
    people.readImportClasses(db, campus),
    people.readSignInNames(db, campus, { asked, begin: `${foldSignInName(settings.username_prefix)}.` }),
    settings.missing === 'deactivate' ? people.readImportedLearners(db, campus) : [],
  ])
  return {
    people: register,
    names,
    classes,
    imported,
    grantable: grantableRoles(actor.role),
    above: register
      .filter(({ user_id, roles }) => user_id !== actor.user_id && !mayAdminister(actor.role, roles))
      .map(({ user_id }) => user_id),
    today: now.toISOString().slice(0, 10),
  }
}

async function apply(
  context: CampusContext,
  { tenants, ended }: PeopleEquipment,
  { rows, missing_people }: DecidedImport<PersonValues>,
  { classes }: ImportFacts,
) {
  const { db, campus, actor, now, afterCommit } = context
  const added = rows.filter(({ outcome }) => outcome === 'add')
  const changed = rows.filter(({ outcome }) => outcome === 'change')
  const tenant = tenants.find(actor.tenant_id)
  if (!tenant) return refuse('user_creation_off')
  const { licences, used } = await readLicences(context, tenant)
  const adding = decideAddingMany({
    role: actor.role,
    licences,
    activeLearners: used,
    people: added.length,
    learners: added.filter(({ values }) => values.role === 'learner').length,
  })
  if (!adding.ok) return adding
  const ids = await people.insertPeople(
    db,
    campus,
    added.map(({ values }) => ({ values, class_ids: classesToJoin(values, classes) })),
    { language: await people.readCampusLanguage(db, campus), created_on: now },
  )
  const given = changed.map(({ target_id, changes }) => ({ user_id: target_id!, fields: fieldsOf(changes, 'after') }))
  await people.savePeople(db, campus, given, null)
  const guardians = await people.saveGuardianColumns(db, campus, given)
  await people.joinClasses(db, campus, changed.flatMap(joined))
  const missing = missing_people.map(({ user_id }) => user_id)
  if (missing.length > 0) {
    const session_ids = await saveDeleted(db, campus, missing, now)
    afterCommit(() => ended.note(session_ids))
  }
  await insertOfficeChanges(context, [
    ...missing.map((user_id) => ({
      noun: 'user' as const,
      noun_id: user_id,
      action: 'import',
      before: { is_deleted: false },
      after: { is_deleted: true },
    })),
    ...added.map(({ values }, at) => ({ noun: 'user' as const, noun_id: ids[at]!, action: 'import', after: values })),
    ...changed.map(({ target_id, changes }) => ({
      noun: 'user' as const,
      noun_id: target_id!,
      action: 'import',
      before: written(changes, 'before', guardians.get(target_id!)?.before),
      after: written(changes, 'after', guardians.get(target_id!)?.after),
    })),
  ])
  return accept(new Map(added.map(({ row_number }, at) => [row_number, ids[at]!])))
}

type Changes = DecidedRow['changes']

const fieldsOf = (changes: Changes, side: 'before' | 'after') =>
  Object.fromEntries(
    changes.filter(({ field }) => field !== 'class_codes').map((change) => [change.field, change[side]]),
  )

/** As the history has it: guardians as a whole, as after a change on the form. */
function written(changes: Changes, side: 'before' | 'after', guardians: readonly Guardian[] | undefined) {
  const plain = changes.filter(({ field }) => !field.startsWith('guardian_'))
  return { ...Object.fromEntries(plain.map((change) => [change.field, change[side]])), ...(guardians && { guardians }) }
}

/** The classes that a change brings somebody into. */
function joined({ target_id, changes }: { readonly target_id: number | null; readonly changes: Changes }) {
  const change = changes.find(({ field }) => field === 'class_codes')
  const before = new Set(change?.before?.split('; '))
  const codes = change?.after.split('; ').filter((code) => !before.has(code)) ?? []
  return codes.map((class_code) => ({ user_id: Number(target_id), class_code }))
}
