import { listScoreHistory } from '@maktab/client/calls/assignments/score-history.generated'
import { Button } from '@maktab/ui/base/button'
import { LeftToRight } from '@maktab/ui/base/bdi'
import { useState } from 'react'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useTextTag } from '#language/use-text-tag.ts'
import { CallState } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import styles from './score-history.module.css'

interface ScoreHistoryProps {
  readonly assignment_id: string
  readonly user_id: number
  readonly total_score: number
}

/** Who gave which score and remark, and when. The school keeps it and no device does: it is asked for when somebody wants to see it. */
export function ScoreHistory({ assignment_id, user_id, total_score }: ScoreHistoryProps) {
  const t = useT('scores')
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles['history']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('scores.history')}</summary>
      {isOpen && <Entries assignment_id={assignment_id} user_id={user_id} total_score={total_score} />}
    </details>
  )
}

function Entries({ assignment_id, user_id, total_score }: ScoreHistoryProps) {
  const t = useT('application', 'scores')
  const format = useFormat()
  const tagOf = useTextTag()
  const history = useQuery(listScoreHistory, { assignment_id, user_id })
  if (history.state === 'failed' && (history.failure === 'offline' || history.failure === 'unreachable'))
    return (
      <p className="soft">
        {t('scores.history_online')}{' '}
        <Button size="small" variant="quiet" icon="sync" onClick={history.refresh}>
          {t('frame.retry')}
        </Button>
      </p>
    )
  return (
    <CallState
      of={history}
      shape="rows"
      refused={{ not_found: () => <p className="soft">{t('scores.history_empty')}</p> }}
    >
      {({ list, total }) =>
        list.length === 0 ? (
          <p className="soft">{t('scores.history_empty')}</p>
        ) : (
          <>
            <ol className={styles['entries']} role="list">
              {list.map(({ score, is_taken_back, teacher_remarks, recordings, scored_by_name, scored_on }, place) => (
                <li key={place}>
                  <p className={styles['facts']}>
                    {score !== null && (
                      <LeftToRight>
                        {format.number(score, 2)} / {format.number(total_score, 2)}
                      </LeftToRight>
                    )}
                    {is_taken_back && <span>{t('scores.history_taken_back')}</span>}
                    <bdi>{scored_by_name}</bdi>
                    <time dateTime={scored_on}>{format.dateTime(scored_on)}</time>
                  </p>
                  {teacher_remarks !== '' && (
                    <p className={styles['remark']} lang={tagOf(teacher_remarks)} dir="auto">
                      {teacher_remarks}
                    </p>
                  )}
                  {recordings > 0 && <p className="soft">{t('scores.history_recordings', { count: recordings })}</p>}
                </li>
              ))}
            </ol>
            {total > list.length && (
              <p className="soft small">
                {t('scores.history_last', { shown: format.number(list.length), total: format.number(total) })}
              </p>
            )}
          </>
        )
      }
    </CallState>
  )
}
