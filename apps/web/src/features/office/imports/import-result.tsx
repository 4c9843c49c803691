import { listImportRows, undoImport } from '@maktab/client/calls/office/office-imports.generated'
import { resetPasswords } from '@maktab/client/calls/office/password-resets.generated'
import type { OfficeImport } from '@maktab/contracts/office/office-imports'
import type { Slip } from '@maktab/contracts/office/password-resets'
import { Button } from '@maktab/ui/base/button'
import { useFormat } from '@maktab/ui/base/formats'
import { Notice } from '@maktab/ui/feedback/notice'
import { ProgressBar } from '@maktab/ui/feedback/progress-bar'
import { Card } from '@maktab/ui/layout/card'
import { Row } from '@maktab/ui/layout/layout'
import { ConfirmDialog } from '@maktab/ui/overlays/confirm-dialog'
import { useState } from 'react'
import { useConnection } from '#calls/connection.ts'
import { explain } from '#calls/explain.ts'
import { useT } from '#language/use-t.ts'
import { useCommand } from '#page/use-calls.ts'
import { useCampusInAddress } from '#features/office/campus-in-address.ts'

/** Codes that were just said; `problem` where some are still missing. */
export interface ImportedSlips {
  readonly slips: readonly Slip[]
  readonly problem: string | undefined
}

interface ImportResultProps {
  readonly sheet: OfficeImport
  readonly onUndone: (sheet: OfficeImport) => void
  readonly onSlips: (made: ImportedSlips) => void
}

/** What came of a sheet: slips for the new people, and the way back. */
export function ImportResult({ sheet, onUndone, onSlips }: ImportResultProps) {
  const t = useT('importing', 'office')
  const format = useFormat()
  const place = useCampusInAddress()
  const undo = useCommand(undoImport)
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { import_id, kind, totals, undoable_until, kept } = sheet

  async function takeBack(): Promise<void> {
    const answer = await undo.run({ ...place, import_id })
    setAsking(false)
    if (answer.ok) onUndone(answer.value)
    else setProblem(explain(t, answer))
  }

  return (
    <>
      <Card>
        <div role="status">
          {sheet.state === 'undone' ? (
            <Notice tone="success">
              {t('importing.undone')} {kept > 0 && t('importing.kept', { count: kept })}
            </Notice>
          ) : (
            <Notice tone="success">
              {t(kind === 'people' ? 'importing.applied' : 'importing.applied_classes', {
                add: totals.add,
                change: totals.change,
              })}
            </Notice>
          )}
        </div>
        {undoable_until !== null && (
          <>
            <p className="soft">{t('importing.undo_until', { date: format.date(undoable_until) })}</p>
            <Row>
              <Button onClick={() => setAsking(true)}>{t('importing.undo')}</Button>
            </Row>
            <ConfirmDialog
              isOpen={isAsking}
              isDangerous
              isBusy={undo.isBusy}
              heading={t('importing.undo_question')}
              confirmLabel={t('importing.undo')}
              onClose={() => setAsking(false)}
              onConfirm={() => void takeBack()}
            >
              {t(kind === 'people' ? 'importing.undo_what' : 'importing.undo_classes')}
            </ConfirmDialog>
          </>
        )}
        <div role="alert">{problem !== undefined && <Notice tone="danger">{problem}</Notice>}</div>
      </Card>
      {kind === 'people' && sheet.state === 'applied' && totals.add > 0 && (
        <MakeSlips import_id={import_id} onSlips={onSlips} />
      )}
    </>
  )
}

const rowsOfPage = 100

/** Codes for those whom the sheet made and as whom nobody signed in yet: one page of rows after the other. */
function MakeSlips({
  import_id,
  onSlips,
}: {
  readonly import_id: string
  readonly onSlips: (made: ImportedSlips) => void
}) {
  const t = useT('importing', 'office')
  const place = useCampusInAddress()
  const { client } = useConnection()
  const reset = useCommand(resetPasswords)
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState<string>()

  async function make(): Promise<void> {
    setProblem(undefined)
    setShare(0)
    const slips: Slip[] = []
    let failed: string | undefined
    for (let page = 1, pages = 1; page <= pages && failed === undefined; page += 1) {
      const { answer: rows } = await client.ask(listImportRows, { ...place, import_id, outcome: 'add', page })
      const user_ids = rows.ok ? rows.value.list.flatMap(({ new_user_id }) => new_user_id ?? []) : []
      const answer = user_ids.length > 0 ? await reset.run({ ...place, user_ids }) : undefined
      if (!rows.ok) failed = explain(t, rows)
      else if (answer && !answer.ok) failed = explain(t, answer)
      else if (answer?.ok) slips.push(...answer.value.slips)
      if (rows.ok) pages = Math.ceil(rows.value.total / rowsOfPage)
      setShare(Math.round((page * 100) / pages))
    }
    setShare(undefined)
    // What was said is shown whatever came after it: nobody says it again.
    if (slips.length > 0) onSlips({ slips, problem: failed })
    else setProblem(failed ?? t('importing.no_slips'))
  }

  return (
    <Card level={2} heading={t('importing.slips_title')}>
      <p>{t('importing.new_need_codes')}</p>
      {share !== undefined && <ProgressBar label={t('importing.slips_title')} value={share} />}
      <Row>
        <Button variant="primary" isBusy={share !== undefined} onClick={() => void make()}>
          {t('importing.make_slips')}
        </Button>
      </Row>
      <div role="alert">{problem !== undefined && <Notice tone="warning">{problem}</Notice>}</div>
    </Card>
  )
}
