import { applyImport, checkImport, listImportRows } from '@maktab/client/calls/office/office-imports.generated'
import { rowOutcomes, type RowOutcome } from '@maktab/contracts/office/office-import-reasons'
import type { ImportedRow, OfficeImport } from '@maktab/contracts/office/office-imports'
import { importHeadings } from '@maktab/domain/office/import-columns'
import type { CellFix } from '@maktab/domain/office/import-rows'
import { Button } from '@maktab/ui/base/button'
import { Select } from '@maktab/ui/choice/select'
import { Notice } from '@maktab/ui/feedback/notice'
import { EmptyState } from '@maktab/ui/feedback/states'
import { TextField } from '@maktab/ui/fields/text-field'
import { Card } from '@maktab/ui/layout/card'
import { Row } from '@maktab/ui/layout/layout'
import { ConfirmDialog } from '@maktab/ui/overlays/confirm-dialog'
import { Pagination } from '@maktab/ui/tables/pagination'
import { Fragment, useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useLanguage } from '#language/use-language.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useCommand, useQuery } from '#page/use-calls.ts'
import { useCampusInAddress } from '#features/office/campus-in-address.ts'
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
  const { import_id, totals, is_stopped, missing_people } = sheet
  const [outcome, setOutcome] = useState<RowOutcome | ''>(totals.error > 0 ? 'error' : totals.warn > 0 ? 'warn' : '')
  const [page, setPage] = useState(1)
  const place = useCampusInAddress()
  const rows = useQuery(listImportRows, { ...place, import_id, page, ...(outcome !== '' && { outcome }) })
  const apply = useCommand(applyImport)
  const check = useCommand(checkImport)
  const [isAsking, setAsking] = useState(false)
  const [typed, setTyped] = useState('')
  const [fixes, setFixes] = useState<readonly CellFix[]>([])
  const [problem, setProblem] = useState<string>()

  async function applyAll(): Promise<void> {
    setProblem(undefined)
    const answer = await apply.run({ ...place, import_id, is_stop_overruled: is_stopped, typed })
    if (answer.ok) return onApplied(answer.value)
    setAsking(false)
    setProblem(explain(t, answer))
    if ('refusal' in answer && answer.refusal === 'facts_changed') await checkAgain({}, 'kept')
  }

  /** The problem that is shown stays where it says why the rows are checked anew. */
  async function checkAgain(
    said: { readonly accepted?: number[]; readonly fixes?: CellFix[] },
    before: 'kept' | 'gone' = 'gone',
  ): Promise<void> {
    if (before === 'gone') setProblem(undefined)
    const answer = await check.run({ ...place, ...settingsOf(sheet), ...said })
    if (!answer.ok) return setProblem(explain(t, answer))
    setFixes([])
    onChecked(answer.value)
  }

  const accept = (row_number: number) => checkAgain({ accepted: [...sheet.accepted, row_number], fixes: [...fixes] })
  const mend = (fix: CellFix) =>
    setFixes([...fixes.filter(({ row_number, column }) => row_number !== fix.row_number || column !== fix.column), fix])

  const nothing = totals.add + totals.change + missing_people.length === 0
  const stopped =
    missing_people.length > 0
      ? t('importing.stopped_missing')
      : t('importing.stopped', { percent: sheet.error_percent })
  const needy = totals.error + totals.warn
  return (
    <div className="grid gap-4">
      <div role="status">
        <Notice>{t('importing.checked', totals)}</Notice>
        {needy > 0 && <p>{t('importing.rows_need_you', { count: needy })}</p>}
        {is_stopped && <Notice tone="warning">{stopped}</Notice>}
      </div>
      {missing_people.length > 0 && (
        <Notice tone="warning" title={t('importing.missing_people', { count: missing_people.length })}>
          <bdi>{missing_people.map(({ full_name }) => full_name).join(' · ')}</bdi>
        </Notice>
      )}
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
                    <RowCard
                      row={row}
                      sheet={sheet}
                      fixes={fixes}
                      isBusy={check.isBusy}
                      onMend={mend}
                      onAccept={() => void accept(row.row_number)}
                    />
                  </li>
                ))}
              </ul>
              <Pagination page={page} pageSize={rowsOfPage} total={total} onPageChange={setPage} />
            </>
          )
        }
      </CallState>
      <div role="alert">{problem !== undefined && <Notice tone="danger">{problem}</Notice>}</div>
      {fixes.length > 0 && (
        <Row>
          <Button variant="primary" isBusy={check.isBusy} onClick={() => void checkAgain({ fixes: [...fixes] })}>
            {t('importing.check_mended', { count: fixes.length })}
          </Button>
        </Row>
      )}
      <Row>
        <Button
          variant={fixes.length > 0 ? 'secondary' : 'primary'}
          disabled={nothing || fixes.length > 0}
          onClick={() => setAsking(true)}
        >
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
        <p>
          {t(sheet.kind === 'people' ? 'importing.apply_what' : 'importing.apply_classes', {
            add: totals.add,
            change: totals.change,
          })}
        </p>
        {is_stopped && (
          <TextField
            label={t('importing.type_campus')}
            hint={stopped}
            value={typed}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </ConfirmDialog>
    </div>
  )
}

interface RowCardProps {
  readonly row: ImportedRow
  readonly sheet: OfficeImport
  readonly fixes: readonly CellFix[]
  readonly isBusy: boolean
  readonly onMend: (fix: CellFix) => void
  readonly onAccept: () => void
}

/** What stands in a row and what becomes of it; where a cell is wrong it is written anew here. */
function RowCard({ row, sheet, fixes, isBusy, onMend, onAccept }: RowCardProps) {
  const t = useT('importing')
  const { code } = useLanguage()
  const { row_number, outcome, given, changes, faults } = row
  const wrong = outcome === 'error' ? faults : []
  const cells = [...new Set(wrong.map(({ field }) => (field === null ? -1 : sheet.columns.indexOf(field))))].filter(
    (column) => column >= 0,
  )
  const sayReason = ({ reason, detail }: ImportedRow['faults'][number]) =>
    [t(`importing.reason_${reason}`), detail].filter(Boolean).join(' ')
  const ofCell = (column: number) => wrong.filter(({ field }) => field !== null && sheet.columns[column] === field)
  const others = faults.filter(({ field }) => field === null || !cells.includes(sheet.columns.indexOf(field)))
  return (
    <Card
      level={3}
      heading={t('importing.row', { number: row_number })}
      actions={<span className="soft">{t(`importing.outcome_${outcome}`)}</span>}
    >
      <p>
        {given
          .filter((text) => text !== '')
          .map((text, at) => (
            // Texts of a row have no other name; a date among names of another direction keeps its own.
            <Fragment key={at}>
              {at > 0 && ' · '}
              <bdi>{text}</bdi>
            </Fragment>
          ))}
      </p>
      {cells.map((column) => (
        <TextField
          key={column}
          label={importHeadings[code][sheet.columns[column]!]}
          error={ofCell(column).map(sayReason).join(' ')}
          maxLength={2_000}
          value={
            fixes.find((fix) => fix.row_number === row_number && fix.column === column)?.value ?? given[column] ?? ''
          }
          onChange={({ target }) => onMend({ row_number, column, value: target.value })}
        />
      ))}
      {(others.length > 0 || changes.length > 0) && (
        <ul className="grid gap-1">
          {others.map(({ field, reason, detail }) => (
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
