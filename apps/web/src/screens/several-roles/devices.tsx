import { listDevices } from '@maktab/client/calls/downloads/devices.generated'
import { Select } from '@maktab/ui/choice/select'
import { EmptyState } from '@maktab/ui/feedback/states'
import { SearchField } from '@maktab/ui/fields/search-field'
import { PageHeading } from '@maktab/ui/layout/layout'
import { Pagination } from '@maktab/ui/tables/pagination'
import { useState } from 'react'
import { useSearchParams } from '#page/router.tsx'
import { CallState } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useT } from '#language/use-t.ts'
import { useSettled } from '#features/access/use-settled.ts'
import { DeviceTable } from '#features/downloads/device-table.tsx'
import styles from '#features/insights/reports.module.css'

/** As the server sends them. */
const pageSize = 30

/** Devices of the people of a school, or of the learners of a teacher's classes: which are not in step, and why (`only=trouble` in the address). */
export function DevicesScreen() {
  const t = useT('application', 'devices')
  const [search, setSearch] = useSearchParams()
  const only = search.get('only') === 'trouble' ? 'trouble' : 'all'
  const [page, setPage] = useState(1)
  const [typed, setTyped] = useState('')
  const search_string = useSettled(typed.trim())
  const devices = useQuery(listDevices, { only, search_string, page }, { showsBefore: true })
  return (
    <div className={styles['page']}>
      <PageHeading title={t('titles.devices')} />
      <p className={styles['note']}>{t('devices.intro')}</p>
      <div className={styles['filters']}>
        <Select
          label={t('titles.devices')}
          options={[
            { value: 'all', label: t('devices.only_all') },
            { value: 'trouble', label: t('devices.only_trouble') },
          ]}
          value={only}
          onChange={({ target: { value } }) => {
            setPage(1)
            setSearch(value === 'all' ? {} : { only: value })
          }}
        />
        <SearchField
          label={t('devices.find')}
          maxLength={100}
          value={typed}
          onValueChange={(value) => {
            setTyped(value)
            setPage(1)
          }}
        />
      </div>
      <CallState of={devices} shape="rows">
        {({ list, total, troubled }) => (
          <>
            {troubled > 0 && <p>{t('devices.troubled', { count: troubled })}</p>}
            <DeviceTable
              devices={list}
              empty={
                <EmptyState
                  title={t(only === 'trouble' ? 'devices.none_troubled' : 'devices.none')}
                  icon={only === 'trouble' ? 'check' : 'sync'}
                  level={2}
                />
              }
            >
              <Pagination page={page} pageSize={pageSize} total={total} onPageChange={setPage} />
            </DeviceTable>
          </>
        )}
      </CallState>
    </div>
  )
}
