import type { Device, DeviceTrouble } from '@maktab/contracts/downloads/devices'
import type { DeviceSystem } from '@maktab/contracts/downloads/sync-up'
import { LeftToRight } from '@maktab/ui/base/bdi'
import { StatusChip } from '@maktab/ui/feedback/status-chip'
import { Card } from '@maktab/ui/layout/card'
import { DataTable } from '@maktab/ui/tables/data-table'
import type { Column } from '@maktab/ui/tables/data-table'
import { useMemo, type ReactNode } from 'react'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import styles from './device-table.module.css'

interface DeviceTableProps {
  readonly devices: readonly Device[]
  /** Instead of the rows, where there is none. */
  readonly empty: ReactNode
  /** What turns the page. */
  readonly children: ReactNode
}

const troubleWords = {
  send: 'devices.trouble_send',
  pull: 'devices.trouble_pull',
  waits_long: 'devices.trouble_waits_long',
  nearly_full: 'devices.trouble_nearly_full',
  silent: 'devices.trouble_silent',
} as const satisfies Record<DeviceTrouble, string>

/** As their makers write them, in every language. */
const systemNames: Readonly<Record<Exclude<DeviceSystem, 'other'>, string>> = {
  android: 'Android',
  ios: 'iOS',
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
}

/** Devices with their person, how they stand, and what to do where one is not in step. */
export function DeviceTable({ devices, empty, children }: DeviceTableProps) {
  const t = useT('application', 'devices')
  const format = useFormat()
  const columns = useMemo<Column<Device>[]>(() => {
    const moment = (instant: string | null) => (instant === null ? t('devices.unsaid') : format.dateTime(instant))
    const systemOf = ({ system }: Device) =>
      system === null ? t('devices.unsaid') : system === 'other' ? t('devices.system_other') : systemNames[system]
    const works = ({ works_waiting }: Device) =>
      works_waiting === null ? t('devices.unsaid') : t('devices.waits', { count: works_waiting })
    return [
      {
        key: 'name',
        heading: t('devices.name'),
        isRowHeading: true,
        value: ({ full_name }) => full_name,
        cell: ({ full_name }) => <bdi>{full_name}</bdi>,
      },
      {
        key: 'device',
        heading: t('devices.device'),
        value: (row) => systemOf(row),
        cell: (row) => (
          <span className={styles['lines']}>
            <span>{systemOf(row)}</span>
            {row.app_version !== null && (
              <span className={styles['soft']}>
                <LeftToRight>{row.app_version}</LeftToRight>
              </span>
            )}
          </span>
        ),
      },
      {
        key: 'heard',
        heading: t('devices.heard'),
        value: ({ heard_on }) => heard_on,
        cell: ({ heard_on }) => moment(heard_on),
      },
      {
        key: 'synced',
        heading: t('devices.synced'),
        value: ({ last_synced_on }) => last_synced_on ?? undefined,
        cell: ({ last_synced_on }) => moment(last_synced_on),
      },
      {
        key: 'waiting',
        heading: t('devices.waiting'),
        value: ({ works_waiting }) => works_waiting ?? undefined,
        cell: (row) => (
          <span className={styles['lines']}>
            <span>{works(row)}</span>
            {row.waiting_since !== null && (
              <span className={styles['soft']}>{t('devices.since', { when: format.dateTime(row.waiting_since) })}</span>
            )}
          </span>
        ),
      },
      {
        key: 'free',
        heading: t('devices.free'),
        isFigure: true,
        value: ({ free_bytes }) => free_bytes ?? undefined,
        cell: ({ free_bytes }) => (free_bytes === null ? t('devices.unsaid') : format.bytes(free_bytes)),
      },
      {
        key: 'why',
        heading: t('devices.why'),
        value: ({ troubles }) => troubles.join(' '),
        cell: ({ troubles, healed_on }) => (
          <span className={styles['lines']}>
            {troubles.length === 0 && (
              <StatusChip tone="success" icon="check">
                {t('devices.in_step')}
              </StatusChip>
            )}
            {troubles.map((trouble) => (
              <span key={trouble}>{t(troubleWords[trouble])}</span>
            ))}
            {healed_on !== null && (
              <span className={styles['soft']}>{t('devices.healed', { when: format.dateTime(healed_on) })}</span>
            )}
          </span>
        ),
      },
    ]
  }, [t, format])
  return (
    <Card>
      <DataTable
        caption={t('titles.devices')}
        isCaptionHidden
        columns={columns}
        rows={devices}
        rowKey={({ user_id, first_seen_on }) => `${user_id} ${first_seen_on}`}
        exportName={t('titles.devices')}
        empty={empty}
      />
      {children}
    </Card>
  )
}
