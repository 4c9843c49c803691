import { checkImport } from '@maktab/client/calls/schools/office-imports.generated'
import { peopleFields, type PeopleField } from '@maktab/contracts/schools/office-import-reasons'
import type { OfficeImport } from '@maktab/contracts/schools/office-imports'
import { importHeadings } from '@maktab/domain/schools/import-columns'
import { Button } from '@maktab/ui/base/button'
import { Select } from '@maktab/ui/choice/select'
import { Notice } from '@maktab/ui/feedback/notice'
import { Card } from '@maktab/ui/layout/card'
import { Grid, Row } from '@maktab/ui/layout/layout'
import { useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useLanguage } from '#language/use-language.ts'
import { useT } from '#language/use-t.ts'
import { useCommand } from '#page/use-calls.ts'

/** What of a sheet an office may say anew before it is checked. */
export const settingsOf = ({
  import_id,
  columns,
  mode,
  match_by,
  date_order,
  stop_percent,
  accepted,
}: OfficeImport) => ({ import_id, columns, mode, match_by, date_order, stop_percent, accepted })

interface ImportColumnsProps {
  readonly sheet: OfficeImport
  readonly onChecked: (sheet: OfficeImport) => void
}

/** Which column means what, and what the sheet may do. */
export function ImportColumns({ sheet, onChecked }: ImportColumnsProps) {
  const t = useT('importing', 'office')
  const { code } = useLanguage()
  const check = useCommand(checkImport)
  const [settings, setSettings] = useState(() => settingsOf(sheet))
  const [problem, setProblem] = useState<string>()
  const fields = [
    { value: '', label: t('importing.column_not_taken') },
    ...peopleFields.map((field) => ({ value: field, label: importHeadings[code][field] })),
  ]

  /** A field stands in one column: whoever had it before gives it up. */
  const mean = (at: number, field: PeopleField | null) =>
    setSettings({
      ...settings,
      columns: settings.columns.map((one, place) =>
        place === at ? field : field !== null && one === field ? null : one,
      ),
    })

  async function send(): Promise<void> {
    setProblem(undefined)
    const answer = await check.run(settings)
    if (answer.ok) onChecked(answer.value)
    else setProblem(explain(t, answer))
  }

  return (
    <Card>
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
            onChange={({ target }) => mean(at, (target.value || null) as PeopleField | null)}
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
        <Select
          label={t('importing.match')}
          options={(['admission_number', 'username', 'user_id'] as const).map((value) => ({
            value,
            label: importHeadings[code][value],
          }))}
          value={settings.match_by}
          onChange={({ target }) => setSettings({ ...settings, match_by: target.value as OfficeImport['match_by'] })}
        />
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
