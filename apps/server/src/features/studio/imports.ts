import {
  cancelImport,
  importContent,
  listImports,
  retryImport,
  type ContentImport,
} from '@maktab/contracts/studio/imports'
import { accept, refuse } from '@maktab/contracts/outcome'
import { decideRetry, mayCancel, standingOf } from '@maktab/domain/studio/import-states'
import { decideImportFile } from '@maktab/domain/content/files'
import { atGate, inside } from '#calls/handle.ts'
import { openTeam, type TeamEquipment } from './content-team.ts'
import type { Importing } from './importing.ts'
import { changeImport, findImport, insertImport, listImportRows, type ImportRow } from './imports.sql.ts'
import { readLatest } from './revisions.sql.ts'

export interface ImportEquipment {
  readonly importing: Importing
}

/** Everybody sees and changes their own imports alone. */
export const imports = (equipment: TeamEquipment & ImportEquipment) => ({
  importContent: atGate(
    importContent,
    async ({ actor, doors, received, now }, { import_id, name, called, content_id, language }) => {
      if (!actor) throw new Error('An upload is answered for a person')
      const { importing } = equipment
      const file = decideImportFile({ name, size_bytes: received?.size_bytes ?? 0 })
      if (!file.ok) return file
      if (!received) return refuse('file_empty')
      const { sha256, size_bytes } = received
      const asked = {
        import_id,
        name,
        sha256,
        size_bytes,
        called: called ?? null,
        language: language ?? null,
        of_content_id: content_id === undefined ? null : Number(content_id),
      }
      const kept = await doors.inSchool(actor, async (db) => {
        const team = await openTeam({ db, actor, now }, equipment)
        if (!team.ok) return team
        if (!team.value.powers.mayWrite) return refuse('may_not_write')
        const { of_content_id } = asked
        if (of_content_id !== null && !(await readLatest(db, actor.tenant_id, [of_content_id])).has(of_content_id))
          return refuse('not_found')
        const isNew = await insertImport(db, actor, asked, { now, leased_until: importing.leaseFrom(now) })
        const row = await findImport(db, actor, import_id)
        return row?.sha256 === sha256 ? accept({ isNew, row }) : refuse('not_allowed')
      })
      if (!kept.ok) return kept
      const { isNew, row } = kept.value
      if (isNew) {
        await importing.take(import_id, received)
        importing.begin({ ...asked, importer: importerOf(actor) })
      }
      return accept(shown(row, now))
    },
  ),

  listImports: inside(listImports, async (context, { import_ids }) => {
    const team = await openTeam(context, equipment)
    if (!team.ok) return team
    const rows = await listImportRows(context.db, context.actor, import_ids)
    return accept({ list: rows.map((row) => shown(row, context.now)) })
  }),

  retryImport: inside(retryImport, async (context, { import_id }) => {
    const { db, actor, now } = context
    const team = await openTeam(context, equipment)
    if (!team.ok) return team
    const row = await findImport(db, actor, import_id)
    if (!row) return refuse('not_found')
    const decision = decideRetry(row, now)
    if (!decision.ok) return decision
    const { importing } = equipment
    if (!(await importing.isWaiting(import_id))) return refuse('file_missing')
    const again = { state: 'waiting', step: 'waiting', progress: null, leased_until: importing.leaseFrom(now) } as const
    await changeImport(db, actor.tenant_id, import_id, again)
    importing.begin({ ...row, importer: importerOf(actor) })
    return accept(shown({ ...row, ...again }, now))
  }),

  cancelImport: inside(cancelImport, async (context, { import_id }) => {
    const { db, actor, now } = context
    const team = await openTeam(context, equipment)
    if (!team.ok) return team
    const row = await findImport(db, actor, import_id)
    if (!row) return refuse('not_found')
    if (!mayCancel(row)) return accept(shown(row, now))
    const report = [...row.report, { name: row.name, outcome: 'refused', reason: 'cancelled', detail: '' } as const]
    const isCancelled = await changeImport(db, actor.tenant_id, import_id, { state: 'cancelled', report })
    if (!isCancelled) return accept(shown((await findImport(db, actor, import_id)) ?? row, now))
    await equipment.importing.cancel(import_id)
    return accept(shown({ ...row, state: 'cancelled', report }, now))
  }),
})

function importerOf({
  tenant_id,
  institution_id,
  user_id,
}: {
  readonly tenant_id: number
  readonly institution_id: number
  readonly user_id: number
}) {
  return { tenant_id, institution_id, user_id }
}

function shown(row: ImportRow, now: Date): ContentImport {
  const { import_id, name, size_bytes, step, progress, report, content, further, created_on } = row
  return {
    import_id,
    name,
    size_bytes,
    step,
    progress,
    report,
    content,
    further,
    state: standingOf(row, now),
    created_on: created_on.toISOString(),
  }
}
