import { downloadQualities, type DownloadQuality } from '@maktab/domain/downloads/kept-bodies'
import { Select } from '@maktab/ui/choice/select'
import { Switch } from '@maktab/ui/choice/switch'
import { Card } from '@maktab/ui/layout/card'
import { Stack } from '@maktab/ui/layout/layout'
import { useDownloadSettings, useLine, useSpentBytes } from '#calls/use-download-settings.ts'
import { useDownloads } from '#calls/use-downloads.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import styles from './download-control.module.css'

const megabyte = 1024 * 1024
const budgets = [100, 250, 500, 1024, 2048, 5120].map((megabytes) => megabytes * megabyte)

/** What downloads may use on this device: which line, how much, and in which quality. Nothing where the browser keeps nothing. */
export function LimitsCard() {
  const t = useT('application', 'limits')
  const format = useFormat()
  const { isAvailable } = useDownloads()
  const [{ quality, only_wifi, budget_bytes }, change] = useDownloadSettings()
  const line = useLine()
  const spent = useSpentBytes()
  if (isAvailable !== true) return null
  const used = format.bytes(spent)
  return (
    <Card heading={t('downloads.limits_title')}>
      <Stack>
        <Select
          label={t('downloads.quality')}
          hint={t('downloads.quality_hint')}
          value={quality}
          onChange={({ target }) => change({ quality: target.value as DownloadQuality })}
          options={downloadQualities.map((value) => ({ value, label: t(`downloads.quality_${value}`) }))}
        />
        <Switch
          label={t('downloads.only_wifi')}
          hint={t(`downloads.line_is_${line}`)}
          isOn={only_wifi}
          onChange={(isOn) => change({ only_wifi: isOn })}
        />
        <Select
          label={t('downloads.budget')}
          hint={t('downloads.spent_hint')}
          value={String(budget_bytes ?? '')}
          onChange={({ target }) => change({ budget_bytes: target.value === '' ? null : Number(target.value) })}
          options={[
            { value: '', label: t('downloads.budget_none') },
            ...budgets.map((bytes) => ({ value: String(bytes), label: format.bytes(bytes) })),
          ]}
        />
        <p>
          {budget_bytes === null
            ? t('downloads.spent', { used })
            : t('downloads.spent_of', { used, budget: format.bytes(budget_bytes) })}
        </p>
        <p className={styles['note']}>{t('downloads.limits_kept')}</p>
      </Stack>
    </Card>
  )
}
