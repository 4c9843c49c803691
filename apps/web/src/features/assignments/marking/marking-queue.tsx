import { listMarkingQueue } from '@maktab/client/calls/assignments/marking-queue.generated'
import type { QueuedWork } from '@maktab/contracts/assignments/marking-queue'
import { buttonClass } from '@maktab/ui/base/button'
import { Icon } from '@maktab/ui/base/icon'
import { EmptyState } from '@maktab/ui/feedback/states'
import { StatusChip } from '@maktab/ui/feedback/status-chip'
import { Card } from '@maktab/ui/layout/card'
import { CallState } from '#page/call-state.tsx'
import { Link } from '#page/router.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useTextTag } from '#language/use-text-tag.ts'
import { className } from '../../schools/class-name.ts'
import styles from '../set-assignments.module.css'
import { addressOfQueued } from './queue-address.ts'

/** What is shown of it: more come up as these are marked. */
const shown = 100

/** Work of all classes, or of one, that waits to be marked: handed in longest ago first. */
export function MarkingQueue({ class_id }: { class_id: number | undefined }) {
  const t = useT('home')
  const queue = useQuery(listMarkingQueue, { limit: shown, ...(class_id !== undefined && { class_id }) })
  return (
    <CallState of={queue}>
      {({ list, total }) =>
        list[0] === undefined ? (
          <EmptyState title={t('assignments.teacher_none_to_mark')} icon="assignments" />
        ) : (
          <>
            <p className={styles['queueHead']}>
              <span>{t('assignments.teacher_marks_left', { count: total })}</span>
              <Link className={buttonClass({ variant: 'primary' })} to={addressOfQueued(list[0])}>
                <Icon name="edit" /> <span>{t('assignments.teacher_mark_oldest')}</span>
              </Link>
            </p>
            <ul className={styles['list']} role="list">
              {list.map((work) => (
                <li key={`${work.assignment_id} ${work.user_id}`}>
                  <QueuedCard work={work} />
                </li>
              ))}
            </ul>
          </>
        )
      }
    </CallState>
  )
}

function QueuedCard({ work }: { work: QueuedWork }) {
  const t = useT('assignments', 'home', 'scores')
  const format = useFormat()
  const tagOf = useTextTag()
  return (
    <Card
      level={2}
      isLink
      heading={
        <Link to={addressOfQueued(work)}>
          <bdi>{work.full_name}</bdi>
        </Link>
      }
      actions={
        work.is_again && (
          <StatusChip tone="warning" icon="again">
            {t('scores.queue_again')}
          </StatusChip>
        )
      }
    >
      <p className={styles['facts']}>
        <bdi lang={tagOf(work.title)}>{work.title}</bdi>
        <bdi>{className(work.class_name, t, format)}</bdi>
        <span>{t('assignments.learner_handed_in_when', { when: format.dateTime(work.handed_in_on) })}</span>
      </p>
    </Card>
  )
}
