import { importClasses, importPeople, listOfficeImports } from '@maktab/client/calls/office/office-imports.generated'
import {
  exportClasses,
  exportCourses,
  exportPeople,
  readImportReport,
  readSampleOfClasses,
  readSampleSheet,
} from '@maktab/client/calls/office/office-sheets.generated'
import { largestSheet } from '@maktab/contracts/office/office-import-limits'
import type { SheetKind } from '@maktab/contracts/office/office-import-reasons'
import type { OfficeImport } from '@maktab/contracts/office/office-imports'
import { Button } from '@maktab/ui/base/button'
import { useFormat } from '@maktab/ui/base/formats'
import { RadioGroup } from '@maktab/ui/choice/radio-group'
import { Notice } from '@maktab/ui/feedback/notice'
import { ProgressBar } from '@maktab/ui/feedback/progress-bar'
import { EmptyState } from '@maktab/ui/feedback/states'
import { FileDropZone } from '@maktab/ui/fields/file-drop-zone'
import { Card } from '@maktab/ui/layout/card'
import { Row } from '@maktab/ui/layout/layout'
import { Stepper } from '@maktab/ui/layout/stepper'
import { Pagination } from '@maktab/ui/tables/pagination'
import { useState } from 'react'
import { newId } from '#browser/identifiers.ts'
import { useConnection } from '#calls/connection.ts'
import { explain } from '#calls/explain.ts'
import { useCampusInAddress } from '#features/office/campus-in-address.ts'
import { ImportColumns } from '#features/office/imports/import-columns.tsx'
import { ImportResult, type ImportedSlips } from '#features/office/imports/import-result.tsx'
import { ImportRows } from '#features/office/imports/import-rows.tsx'
import { MadeSlips } from '#features/office/made-slips.tsx'
import { OfficeOffline } from '#features/office/office-form.tsx'
import { SheetButton } from '#features/office/sheet-button.tsx'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'

type Step = 'file' | 'columns' | 'check' | 'result'

const stepOf = ({ state }: OfficeImport): Step => (state === 'checked' ? 'check' : 'result')

/** People from a sheet: a file, its columns, what becomes of each row, and what came of it, with a way back. `?campus=` names one in reach. */
export function ImportsScreen() {
  const t = useT('importing', 'office')
  const [sheet, setSheet] = useState<OfficeImport>()
  const [step, setStep] = useState<Step>('file')
  const [made, setMade] = useState<ImportedSlips>()
  const place = useCampusInAddress()
  const open = (one: OfficeImport, next: Step = stepOf(one)) => {
    setSheet(one)
    setStep(next)
  }
  if (made)
    return (
      <div className="grid gap-4">
        <h1 data-print="no">{t('importing.slips_title')}</h1>
        <div role="alert" data-print="no">
          {made.problem !== undefined && <Notice tone="danger">{made.problem}</Notice>}
        </div>
        <MadeSlips
          slips={made.slips}
          kept={0}
          isOwnCampus={place.institution_id === undefined}
          onDone={() => setMade(undefined)}
        />
      </div>
    )
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
          {sheet.is_legacy_text && <Notice tone="warning">{t('importing.legacy_text')}</Notice>}
          {step === 'columns' && (
            <ImportColumns
              key={`${sheet.import_id} ${sheet.sheet} ${sheet.header_row}`}
              sheet={sheet}
              onReadAgain={(one) => open(one, 'columns')}
              onChecked={open}
            />
          )}
          {step === 'check' && (
            <ImportRows sheet={sheet} onChecked={open} onApplied={open} onBack={() => setStep('columns')} />
          )}
          {step === 'result' && <ImportResult sheet={sheet} onUndone={open} onSlips={setMade} />}
          <Row>
            <SheetButton
              call={readImportReport}
              input={{ ...place, import_id: sheet.import_id }}
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
  const place = useCampusInAddress()
  const [sent, setSent] = useState<number>()
  const [kind, setKind] = useState<SheetKind>('people')
  const [problem, setProblem] = useState<string>()

  async function send(file: File): Promise<void> {
    setProblem(undefined)
    setSent(0)
    const { institution_id } = place
    const campus = institution_id === undefined ? {} : { institution_id: String(institution_id) }
    const input = { ...campus, import_id: newId(), name: file.name }
    const options = {
      signal: new AbortController().signal,
      onSent: (share: number) => setSent(Math.round(share * 100)),
    }
    const answer = await (kind === 'people'
      ? sendFile(importPeople, input, file, options)
      : sendFile(importClasses, input, file, options))
    setSent(undefined)
    if (answer.ok) onRead(answer.value)
    else setProblem(explain(t, answer))
  }

  return (
    <Card>
      <RadioGroup
        label={t('importing.kind')}
        options={(['people', 'classes'] as const).map((value) => ({ value, label: t(`importing.kind_${value}`) }))}
        value={kind}
        onValueChange={(value) => setKind(value === 'classes' ? value : 'people')}
      />
      <FileDropZone
        label={t(kind === 'people' ? 'importing.choose_file' : 'importing.choose_classes')}
        hint={t('importing.choose_hint')}
        limits={{ files: 1, bytes: largestSheet, endings: ['xlsx', 'csv'] }}
        files={[]}
        onAdd={([file]) => file && void send(file)}
        isDisabled={sent !== undefined}
      />
      {sent !== undefined && <ProgressBar label={t('importing.step_file')} value={sent} />}
      <div role="alert">{problem !== undefined && <Notice tone="danger">{problem}</Notice>}</div>
      {kind === 'people' ? (
        <Row>
          <SheetButton call={readSampleSheet} input={place} label={t('importing.get_sample')} />
          <SheetButton call={exportPeople} input={place} label={t('importing.get_people')} />
        </Row>
      ) : (
        <Row>
          <SheetButton call={readSampleOfClasses} input={place} label={t('importing.get_sample')} />
          <SheetButton call={exportClasses} input={place} label={t('importing.get_classes')} />
          <SheetButton call={exportCourses} input={place} label={t('importing.get_courses')} />
        </Row>
      )}
    </Card>
  )
}

const sheetsOfPage = 50

function EarlierSheets({ onOpen }: { onOpen: (sheet: OfficeImport) => void }) {
  const t = useT('importing')
  const format = useFormat()
  const [page, setPage] = useState(1)
  const place = useCampusInAddress()
  const sheets = useQuery(listOfficeImports, { ...place, page })
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
                        {t(`importing.kind_${sheet.kind}`)} · {t(`importing.state_${sheet.state}`)} ·{' '}
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
