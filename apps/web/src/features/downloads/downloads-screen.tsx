import { listSetAssignments } from '@maktab/client/calls.generated'
import { Card } from '@maktab/ui/card'
import { EmptyState } from '@maktab/ui/states'
import { Link } from 'react-router'
import { useQuery } from '#calls/use-calls.ts'
import { useDownloads } from '#shell/use-downloads.ts'
import { useFormat } from '#shell/use-format.ts'
import { useT } from '#shell/use-t.ts'
import { DownloadControl } from './download-control.tsx'
import styles from './downloads-screen.module.css'
import { UnsentWork } from './unsent-work.tsx'

/** What is on this device: assignments to open without a network, and work that is still to be sent. */
export function DownloadsScreen() {
  const t = useT()
  const format = useFormat()
  const { all } = useDownloads()
  const assignments = useQuery(listSetAssignments, {})
  const titles = new Map(assignments.state === 'ready' ? assignments.value.list.map(({ assignment_id, title }) => [assignment_id, title]) : [])
  const used = all.reduce((sum, { size_bytes, status }) => sum + (status === 'completed' ? size_bytes : 0), 0)
  return (
    <>
      <h1 className={styles['title']}>{t('downloads.downloads')}</h1>
      <UnsentWork />
      {all.length === 0 ? (
        <EmptyState title={t('frame.empty_title')} icon="downloads">
          <p>{t('downloads.none')}</p>
        </EmptyState>
      ) : (
        <>
          <p className={styles['used']}>{t('downloads.storage_used', { used: format.bytes(used) })}</p>
          <ul className={styles['list']} role="list">
            {all.map(({ assignment_id }) => (
              <li key={assignment_id}>
                <Card
                  heading={
                    <Link to={`/learner/assignments/detail?assignment_id=${assignment_id}`}>
                      <bdi>{titles.get(assignment_id) ?? t('assignments.assignment')}</bdi>
                    </Link>
                  }
                >
                  <DownloadControl assignment_id={assignment_id} />
                </Card>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
