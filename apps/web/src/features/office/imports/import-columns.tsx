import { checkImport } from '@maktab/client/calls/office/office-imports.generated'
import { fieldsOfSheet, type SheetField } from '@maktab/contracts/office/office-import-reasons'
import type { OfficeImport } from '@maktab/contracts/office/office-imports'
import { importHeadings } from '@maktab/domain/office/import-columns'
import { Button } from '@maktab/ui/base/button'
import { Select } from '@maktab/ui/choice/select'
import { Notice } from '@maktab/ui/feedback/notice'
import { NumberField } from '@maktab/ui/fields/number-field'
import { Card } from '@maktab/ui/layout/card'
import { Grid, Row } from '@maktab/ui/layout/layout'
import { useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useLanguage } from '#language/use-language.ts'
import { useT } from '#language/use-t.ts'
import { useCommand } from '#page/use-calls.ts'
import { useCampusInAddress } from '#features/office/campus-in-address.ts'

/** What of a sheet an office may say anew before it is checked. */
export const settingsOf = ({
  import_id,
  columns,
  mode,
  match_by,
  date_order,
  missing,
  stop_percent,
  accepted,
}: OfficeImport) => ({ import_id, columns, mode, match_by, date_order, missing, stop_percent, accepted })

interface ImportColumnsProps {
  readonly sheet: OfficeImport
  /** Another sheet of the file, or another row of headings. */
  readonly onReadAgain: (sheet: OfficeImport) => void
  readonly onChecked: (sheet: OfficeImport) => void
}

/** Which column means what, and what the sheet may do. */
export function ImportColumns({ sheet, onReadAgain, onChecked }: ImportColumnsProps) {
  const t = useT('importing', 'office')
  const { code } = useLanguage()
  const place = useCampusInAddress()
  const check = useCommand(checkImport)
  const [headerRow, setHeaderRow] = useState<number | undefined>(sheet.header_row)
  const [settings, setSettings] = useState(() => settingsOf(sheet))
  const [problem, setProblem] = useState<string>()
  const fields = [
    { value: '', label: t('importing.column_not_taken') },
    ...fieldsOfSheet[sheet.kind].map((field) => ({ value: field, label: importHeadings[code][field] })),
  ]

  /** A field stands in one column: whoever had it before gives it up. */
  const mean = (at: number, field: SheetField | null) =>
    setSettings({
      ...settings,
      columns: settings.columns.map((one, place) =>
        place === at ? field : field !== null && one === field ? null : one,
      ),
    })

  async function send(): Promise<void> {
    setProblem(undefined)
    const answer = await check.run({ ...place, ...settings })
    if (answer.ok) onChecked(answer.value)
    else setProblem(explain(t, answer))
  }

  async function readAgain(asked: { readonly sheet: number; readonly header_row?: number }): Promise<void> {
    setProblem(undefined)
    const answer = await check.run({ ...place, ...settings, ...asked })
    if (answer.ok) onReadAgain(answer.value)
    else setProblem(explain(t, answer))
  }

  const sheets = sheet.sheets.flatMap(({ name, rows, is_hidden }, at) =>
    is_hidden || rows === 0 ? [] : [{ value: String(at), label: name }],
  )
  const hidden = sheet.sheets.filter(({ rows, is_hidden }) => is_hidden && rows > 0).map(({ name }) => name)
  const isOtherRow = headerRow !== undefined && !Number.isNaN(headerRow) && headerRow !== sheet.header_row

  return (
    <Card>
      <Grid>
        {sheets.length > 1 && (
          <Select
            label={t('importing.sheet')}
            options={sheets}
            value={String(sheet.sheet)}
            onChange={({ target }) => void readAgain({ sheet: Number(target.value) })}
          />
        )}
        <NumberField
          label={t('importing.header_row')}
          hint={t('importing.header_row_hint')}
          min={1}
          max={10_000}
          value={headerRow}
          onValueChange={setHeaderRow}
        />
      </Grid>
      {isOtherRow && (
        <Row>
          <Button isBusy={check.isBusy} onClick={() => void readAgain({ sheet: sheet.sheet, header_row: headerRow })}>
            {t('importing.read_again')}
          </Button>
        </Row>
      )}
      {hidden.length > 0 && <Notice>{t('importing.hidden_sheets', { names: hidden.join(', ') })}</Notice>}
      <p>{t('importing.columns_intro')}</p>
      <Grid>
        {sheet.headings.map(({ heading, sample }, at) => (
          <Select
            // Columns have no other name: two of them may be headed alike.
            key={at}
            label={t('importing.column_of', { heading })}
            hint={sample === '' ? undefined : t('importing.column_sample', { sample })}
            options={fields}
            value={settings.columns[at] ?? ''}
            onChange={({ target }) => mean(at, (target.value || null) as SheetField | null)}
          />
        ))}
      </Grid>
      <Grid>
        <Select
          label={t('importing.mode')}
          options={(['add_and_change', 'add', 'change'] as const).map((value) => ({
            value,
            label: t(`importing.mode_${value}`),
          }))}
          value={settings.mode}
          onChange={({ target }) => setSettings({ ...settings, mode: target.value as OfficeImport['mode'] })}
        />
        {sheet.kind === 'people' && (
          <Select
            label={t('importing.match')}
            options={(['admission_number', 'username', 'user_id'] as const).map((value) => ({
              value,
              label: importHeadings[code][value],
            }))}
            value={settings.match_by}
            onChange={({ target }) => setSettings({ ...settings, match_by: target.value as OfficeImport['match_by'] })}
          />
        )}
        {sheet.kind === 'people' && (
          <Select
            label={t('importing.missing')}
            hint={t('importing.missing_hint')}
            options={(['leave', 'deactivate'] as const).map((value) => ({
              value,
              label: t(`importing.missing_${value}`),
            }))}
            value={settings.missing}
            onChange={({ target }) => setSettings({ ...settings, missing: target.value as OfficeImport['missing'] })}
          />
        )}
        <Select
          label={t('importing.date_order')}
          options={(['auto', 'dmy', 'mdy'] as const).map((value) => ({
            value,
            label: t(`importing.date_order_${value}`),
          }))}
          value={settings.date_order}
          onChange={({ target }) =>
            setSettings({ ...settings, date_order: target.value as OfficeImport['date_order'] })
          }
        />
      </Grid>
      <div role="alert">{problem !== undefined && <Notice tone="danger">{problem}</Notice>}</div>
      <Row>
        <Button variant="primary" isBusy={check.isBusy} onClick={() => void send()}>
          {t('importing.check')}
        </Button>
      </Row>
    </Card>
  )
}
