import { applyImport, checkImport, listImportRows } from '@maktab/client/calls/schools/office-imports.generated'
import { rowOutcomes, type RowOutcome } from '@maktab/contracts/schools/office-import-reasons'
import type { ImportedRow, OfficeImport } from '@maktab/contracts/schools/office-imports'
import { importHeadings } from '@maktab/domain/schools/import-columns'
import { Button } from '@maktab/ui/base/button'
import { Select } from '@maktab/ui/choice/select'
import { Notice } from '@maktab/ui/feedback/notice'
import { EmptyState } from '@maktab/ui/feedback/states'
import { Card } from '@maktab/ui/layout/card'
import { Row } from '@maktab/ui/layout/layout'
import { ConfirmDialog } from '@maktab/ui/overlays/confirm-dialog'
import { Pagination } from '@maktab/ui/tables/pagination'
import { useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useLanguage } from '#language/use-language.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useCommand, useQuery } from '#page/use-calls.ts'
import { settingsOf } from './import-columns.tsx'

interface ImportRowsProps {
  readonly sheet: OfficeImport
  readonly onChecked: (sheet: OfficeImport) => void
  readonly onApplied: (sheet: OfficeImport) => void
  /** To the columns. */
  readonly onBack: () => void
}

const rowsOfPage = 100

/** What becomes of each row, those first that need somebody; then the sheet is applied. */
export function ImportRows({ sheet, onChecked, onApplied, onBack }: ImportRowsProps) {
  const t = useT('importing', 'office')
  const { import_id, totals, is_stopped } = sheet
  const [outcome, setOutcome] = useState<RowOutcome | ''>(totals.error > 0 ? 'error' : totals.warn > 0 ? 'warn' : '')
  const [page, setPage] = useState(1)
  const rows = useQuery(listImportRows, { import_id, page, ...(outcome !== '' && { outcome }) })
  const apply = useCommand(applyImport)
  const check = useCommand(checkImport)
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function applyAll(): Promise<void> {
    setProblem(undefined)
    const answer = await apply.run({ import_id, is_stop_overruled: is_stopped })
    setAsking(false)
    if (answer.ok) return onApplied(answer.value)
    setProblem(explain(t, answer))
    if (!('refusal' in answer) || answer.refusal !== 'facts_changed') return
    const again = await check.run(settingsOf(sheet))
    if (again.ok) onChecked(again.value)
  }

  async function accept(row_number: number): Promise<void> {
    setProblem(undefined)
    const settings = settingsOf(sheet)
    const answer = await check.run({ ...settings, accepted: [...settings.accepted, row_number] })
    if (answer.ok) onChecked(answer.value)
    else setProblem(explain(t, answer))
  }

  const nothing = totals.add + totals.change === 0
  return (
    <div className="grid gap-4">
      <div role="status">
        <Notice>{t('importing.checked', totals)}</Notice>
        {is_stopped && <Notice tone="warning">{t('importing.stopped', { percent: sheet.error_percent })}</Notice>}
      </div>
      <Select
        label={t('importing.show')}
        options={[
          { value: '', label: t('importing.show_all') },
          ...rowOutcomes.map((value) => ({ value, label: t(`importing.outcome_${value}`) })),
        ]}
        value={outcome}
        onChange={({ target }) => {
          setOutcome(target.value as RowOutcome | '')
          setPage(1)
        }}
      />
      <CallState of={rows} shape="rows" refused={{ not_found: () => <NotFound /> }}>
        {({ list, total }) =>
          list.length === 0 ? (
            <EmptyState icon="check" title={t('importing.no_rows')} />
          ) : (
            <>
              <ul className="grid gap-3 bare" role="list">
                {list.map((row) => (
                  <li key={row.row_number}>
                    <RowCard row={row} isBusy={check.isBusy} onAccept={() => void accept(row.row_number)} />
                  </li>
                ))}
              </ul>
              <Pagination page={page} pageSize={rowsOfPage} total={total} onPageChange={setPage} />
            </>
          )
        }
      </CallState>
      <div role="alert">{problem !== undefined && <Notice tone="danger">{problem}</Notice>}</div>
      <Row>
        <Button variant="primary" disabled={nothing} onClick={() => setAsking(true)}>
          {t(is_stopped ? 'importing.apply_anyway' : 'importing.apply')}
        </Button>
        <Button onClick={onBack}>{t('importing.back_to_columns')}</Button>
      </Row>
      <ConfirmDialog
        isOpen={isAsking}
        isBusy={apply.isBusy}
        heading={t('importing.apply_question')}
        confirmLabel={t('importing.apply')}
        onClose={() => setAsking(false)}
        onConfirm={() => void applyAll()}
      >
        {t('importing.apply_what', { add: totals.add, change: totals.change })}
      </ConfirmDialog>
    </div>
  )
}

function RowCard({ row, isBusy, onAccept }: { row: ImportedRow; isBusy: boolean; onAccept: () => void }) {
  const t = useT('importing')
  const { code } = useLanguage()
  const { row_number, outcome, given, changes, faults } = row
  return (
    <Card
      level={3}
      heading={t('importing.row', { number: row_number })}
      actions={<span className="soft">{t(`importing.outcome_${outcome}`)}</span>}
    >
      <p>
        <bdi>{given.filter((text) => text !== '').join(' · ')}</bdi>
      </p>
      {(faults.length > 0 || changes.length > 0) && (
        <ul className="grid gap-1">
          {faults.map(({ field, reason, detail }) => (
            <li key={`${field}${reason}${detail}`}>
              {field !== null && <strong>{importHeadings[code][field]}: </strong>}
              {t(`importing.reason_${reason}`)} <bdi>{detail}</bdi>
            </li>
          ))}
          {changes.map(({ field, before, after }) => (
            <li key={field}>
              {t('importing.change_of', { field: importHeadings[code][field], before: before ?? '—', after })}
            </li>
          ))}
        </ul>
      )}
      {outcome === 'warn' && (
        <Row>
          <Button
            size="small"
            isBusy={isBusy}
            aria-label={`${t('importing.someone_else')}: ${row_number}`}
            onClick={onAccept}
          >
            {t('importing.someone_else')}
          </Button>
        </Row>
      )}
    </Card>
  )
}
