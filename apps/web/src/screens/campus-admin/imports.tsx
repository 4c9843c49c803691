import {
  exportPeople,
  importPeople,
  listOfficeImports,
  readImportReport,
  readSampleSheet,
  undoImport,
} from '@maktab/client/calls/schools/office-imports.generated'
import type { ClientCall } from '@maktab/client/call'
import type { AnyQuery, Input } from '@maktab/contracts/call'
import { largestSheet } from '@maktab/contracts/schools/office-import-limits'
import type { OfficeImport } from '@maktab/contracts/schools/office-imports'
import { Button } from '@maktab/ui/base/button'
import { useFormat } from '@maktab/ui/base/formats'
import { Notice } from '@maktab/ui/feedback/notice'
import { ProgressBar } from '@maktab/ui/feedback/progress-bar'
import { EmptyState } from '@maktab/ui/feedback/states'
import { FileDropZone } from '@maktab/ui/fields/file-drop-zone'
import { Card } from '@maktab/ui/layout/card'
import { Row } from '@maktab/ui/layout/layout'
import { Stepper } from '@maktab/ui/layout/stepper'
import { ConfirmDialog } from '@maktab/ui/overlays/confirm-dialog'
import { Pagination } from '@maktab/ui/tables/pagination'
import { useState } from 'react'
import { newId } from '#browser/identifiers.ts'
import { useConnection } from '#calls/connection.ts'
import { explain } from '#calls/explain.ts'
import { ImportColumns } from '#features/schools/import-columns.tsx'
import { ImportRows } from '#features/schools/import-rows.tsx'
import { OfficeOffline } from '#features/schools/office-form.tsx'
import { saveFile } from '#features/viewers/save-file.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useCommand, useQuery } from '#page/use-calls.ts'

type Step = 'file' | 'columns' | 'check' | 'result'

const stepOf = ({ state }: OfficeImport): Step => (state === 'checked' ? 'check' : 'result')

/** People from a sheet: a file, its columns, what becomes of each row, and what came of it, with a way back. */
export function ImportsScreen() {
  const t = useT('importing', 'office')
  const [sheet, setSheet] = useState<OfficeImport>()
  const [step, setStep] = useState<Step>('file')
  const open = (one: OfficeImport, next: Step = stepOf(one)) => {
    setSheet(one)
    setStep(next)
  }
  return (
    <div className="grid gap-4">
      <header className="grid gap-1">
        <h1>{t('importing.title')}</h1>
        <p className="soft">{t('importing.intro')}</p>
      </header>
      <OfficeOffline />
      <Stepper
        current={step}
        steps={(['file', 'columns', 'check', 'result'] as const).map((key) => ({
          key,
          label: t(`importing.step_${key}`),
        }))}
      />
      {step === 'file' || !sheet ? (
        <>
          <ChooseSheet onRead={(one) => open(one, 'columns')} />
          <EarlierSheets onOpen={open} />
        </>
      ) : (
        <>
          <SheetNotes sheet={sheet} />
          {step === 'columns' && <ImportColumns sheet={sheet} onChecked={open} />}
          {step === 'check' && (
            <ImportRows sheet={sheet} onChecked={open} onApplied={open} onBack={() => setStep('columns')} />
          )}
          {step === 'result' && <SheetResult sheet={sheet} onUndone={open} />}
          <Row>
            <FileButton
              call={readImportReport}
              input={{ import_id: sheet.import_id }}
              label={t('importing.get_report')}
            />
            <Button onClick={() => setStep('file')}>{t('importing.other_file')}</Button>
          </Row>
        </>
      )}
    </div>
  )
}

function ChooseSheet({ onRead }: { onRead: (sheet: OfficeImport) => void }) {
  const t = useT('importing', 'office')
  const { sendFile } = useConnection()
  const [sent, setSent] = useState<number>()
  const [problem, setProblem] = useState<string>()

  async function send(file: File): Promise<void> {
    setProblem(undefined)
    setSent(0)
    const input = { import_id: newId(), name: file.name }
    const answer = await sendFile(importPeople, input, file, {
      signal: new AbortController().signal,
      onSent: (share) => setSent(Math.round(share * 100)),
    })
    setSent(undefined)
    if (answer.ok) onRead(answer.value)
    else setProblem(explain(t, answer))
  }

  return (
    <Card>
      <FileDropZone
        label={t('importing.choose_file')}
        hint={t('importing.choose_hint')}
        limits={{ files: 1, bytes: largestSheet, endings: ['xlsx', 'csv'] }}
        files={[]}
        onAdd={([file]) => file && void send(file)}
        isDisabled={sent !== undefined}
      />
      {sent !== undefined && <ProgressBar label={t('importing.step_file')} value={sent} />}
      <div role="alert">{problem !== undefined && <Notice tone="danger">{problem}</Notice>}</div>
      <Row>
        <FileButton call={readSampleSheet} input={{}} label={t('importing.get_sample')} />
        <FileButton call={exportPeople} input={{}} label={t('importing.get_people')} />
      </Row>
    </Card>
  )
}

function FileButton<C extends AnyQuery>({
  call,
  input,
  label,
}: {
  call: ClientCall<C>
  input: Input<C>
  label: string
}) {
  const t = useT('office')
  const { fetchFile } = useConnection()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function take(): Promise<void> {
    setBusy(true)
    setProblem(undefined)
    const answer = await fetchFile(call, input)
    setBusy(false)
    if (answer.ok) saveFile(answer.value.blob, answer.value.name)
    else setProblem(explain(t, answer))
  }

  return (
    <div className="grid gap-2">
      <Button icon="downloads" isBusy={isBusy} onClick={() => void take()}>
        {label}
      </Button>
      <div role="alert">{problem !== undefined && <Notice tone="danger">{problem}</Notice>}</div>
    </div>
  )
}

function SheetNotes({ sheet }: { sheet: OfficeImport }) {
  const t = useT('importing')
  const read = sheet.sheets.findIndex(({ is_hidden, rows }) => !is_hidden && rows > 0)
  const others = sheet.sheets.filter(({ rows }, at) => at !== read && rows > 0).map(({ name }) => name)
  return (
    <>
      {others.length > 0 && <Notice>{t('importing.other_sheets', { names: others.join(', ') })}</Notice>}
      {sheet.is_legacy_text && <Notice tone="warning">{t('importing.legacy_text')}</Notice>}
    </>
  )
}

function SheetResult({ sheet, onUndone }: { sheet: OfficeImport; onUndone: (sheet: OfficeImport) => void }) {
  const t = useT('importing', 'office')
  const format = useFormat()
  const undo = useCommand(undoImport)
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { import_id, totals, undoable_until, kept } = sheet

  async function takeBack(): Promise<void> {
    const answer = await undo.run({ import_id })
    setAsking(false)
    if (answer.ok) onUndone(answer.value)
    else setProblem(explain(t, answer))
  }

  return (
    <Card>
      <div role="status">
        {sheet.state === 'undone' ? (
          <Notice tone="success">
            {t('importing.undone')} {kept > 0 && t('importing.kept', { count: kept })}
          </Notice>
        ) : (
          <Notice tone="success">{t('importing.applied', { add: totals.add, change: totals.change })}</Notice>
        )}
      </div>
      {sheet.state === 'applied' && totals.add > 0 && <p>{t('importing.new_need_codes')}</p>}
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
            {t('importing.undo_what')}
          </ConfirmDialog>
        </>
      )}
      <div role="alert">{problem !== undefined && <Notice tone="danger">{problem}</Notice>}</div>
    </Card>
  )
}

const sheetsOfPage = 50

function EarlierSheets({ onOpen }: { onOpen: (sheet: OfficeImport) => void }) {
  const t = useT('importing')
  const format = useFormat()
  const [page, setPage] = useState(1)
  const sheets = useQuery(listOfficeImports, { page })
  return (
    <section className="grid gap-3">
      <h2>{t('importing.earlier')}</h2>
      <CallState of={sheets} shape="rows" refused={{ not_found: () => <NotFound /> }}>
        {({ list, total }) =>
          list.length === 0 ? (
            <EmptyState icon="document" title={t('importing.no_earlier')} />
          ) : (
            <>
              <ul className="grid gap-3 bare" role="list">
                {list.map((sheet) => (
                  <li key={sheet.import_id}>
                    <Card
                      level={3}
                      heading={<bdi>{sheet.name}</bdi>}
                      actions={
                        <Button
                          size="small"
                          aria-label={`${t('importing.open')}: ${sheet.name}`}
                          onClick={() => onOpen(sheet)}
                        >
                          {t('importing.open')}
                        </Button>
                      }
                    >
                      <p className="soft">
                        {t(`importing.state_${sheet.state}`)} ·{' '}
                        {t('importing.brought_by', { name: sheet.made_by_name, date: format.date(sheet.created_on) })}
                      </p>
                      <p>{t('importing.checked', sheet.totals)}</p>
                    </Card>
                  </li>
                ))}
              </ul>
              <Pagination page={page} pageSize={sheetsOfPage} total={total} onPageChange={setPage} />
            </>
          )
        }
      </CallState>
    </section>
  )
}
