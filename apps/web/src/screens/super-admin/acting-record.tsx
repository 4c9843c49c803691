import { listActedCalls } from '@maktab/client/calls/schools/acted-calls.generated'
import { actedCallsPage } from '@maktab/domain/access/acting'
import { EmptyState } from '@maktab/ui/feedback/states'
import { Card } from '@maktab/ui/layout/card'
import { Pagination } from '@maktab/ui/tables/pagination'
import { useState } from 'react'
import { useFormat } from '#language/use-format.ts'
import { useRoleName } from '#language/use-role-name.ts'
import { useT } from '#language/use-t.ts'
import { CallState } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'

/** Who worked in whose place, where, when, and which calls they made: the latest first. */
export function ActingRecordScreen() {
  const t = useT('application', 'campuses')
  const nameOf = useRoleName()
  const { dateTime, number } = useFormat()
  const [page, setPage] = useState(1)
  const record = useQuery(listActedCalls, { page })
  return (
    <div className="grid gap-4">
      <header className="grid gap-1">
        <h1>{t('titles.acting_record')}</h1>
        <p className="soft">{t('campuses.record_intro')}</p>
      </header>
      <CallState of={record} shape="rows">
        {({ list, total }) =>
          list.length === 0 ? (
            <EmptyState icon="clock" title={t('campuses.record_none')} />
          ) : (
            <>
              <ul className="grid gap-3 bare" role="list">
                {list.map(({ session_id, acted_by_name, full_name, institution_name, role, calls, ...when }) => (
                  <li key={session_id}>
                    <Card
                      heading={t('campuses.record_who', {
                        actor: acted_by_name,
                        name: full_name,
                        school: institution_name,
                      })}
                    >
                      <p className="soft">
                        {nameOf(role)} ·{' '}
                        {t('campuses.record_when', {
                          begin: dateTime(when.first_call_on),
                          end: dateTime(when.last_call_on),
                        })}
                      </p>
                      <details>
                        <summary>{t('campuses.record_calls')}</summary>
                        <ul>
                          {calls.map(({ path, times }) => (
                            <li key={path}>
                              <bdi dir="ltr" className="break">
                                {path}
                              </bdi>{' '}
                              {t('campuses.record_times', { times: number(times) })}
                            </li>
                          ))}
                        </ul>
                      </details>
                    </Card>
                  </li>
                ))}
              </ul>
              <Pagination page={page} pageSize={actedCallsPage} total={total} onPageChange={setPage} />
            </>
          )
        }
      </CallState>
    </div>
  )
}
