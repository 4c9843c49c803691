import { listScoredAttempts } from '@maktab/client/calls/learning/answer-scores.generated'
import type { ScoredAttempt } from '@maktab/contracts/learning/answer-scores'
import { earlierScorers } from '@maktab/domain/learning/answer-scores'
import { Card } from '@maktab/ui/layout/card'
import { Notice } from '@maktab/ui/feedback/notice'
import { Pagination } from '@maktab/ui/tables/pagination'
import { EmptyState } from '@maktab/ui/feedback/states'
import { StatusChip } from '@maktab/ui/feedback/status-chip'
import { scoreLooks } from '@maktab/ui/feedback/status-looks'
import { useState } from 'react'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useWaitingCommands } from '#calls/use-waiting-commands.ts'
import { tellApart } from '../people/told-apart.ts'
import { ScoreAnswersForm } from './score-answers-form.tsx'
import styles from './waiting-answers.module.css'

/** As many as one answer of the call brings. */
const pageSize = 20

/** What teachers of a class marked, the latest first: each can be marked anew, and says what it was given before. */
export function ScoredAnswers({ class_id }: { readonly class_id: number }) {
  const t = useT('scores')
  const [page, setPage] = useState(1)
  const scored = useQuery(listScoredAttempts, { class_id, page })
  return (
    <CallState of={scored} refused={{ not_found: () => <NotFound /> }}>
      {({ list, total_pages }) =>
        list.length === 0 ? (
          <EmptyState title={t('marking.none_marked')} />
        ) : (
          <>
            <ul className={styles['list']} role="list">
              {tellApart(list).map((attempt) => (
                <li key={attempt.sync_guid}>
                  <Scored attempt={attempt} />
                </li>
              ))}
            </ul>
            {total_pages > 1 && (
              <Pagination
                label={t('marking.marked')}
                page={page}
                pageSize={pageSize}
                total={total_pages * pageSize}
                onPageChange={setPage}
              />
            )}
          </>
        )
      }
    </CallState>
  )
}

function Scored({ attempt }: { readonly attempt: ScoredAttempt }) {
  const format = useFormat()
  const t = useT('assignments', 'scores')
  const { list: waiting } = useWaitingCommands()
  const { full_name, content_title, taken_on, accuracy, entries } = attempt
  const [last] = entries
  const others = last ? earlierScorers(entries, last) : []
  const isUnsent = entries.some(({ score_entry_id }) =>
    waiting.some(({ command_id, refusal }) => command_id === score_entry_id && refusal === null),
  )
  return (
    <Card>
      <h2>
        <bdi>{full_name}</bdi>
      </h2>
      <p className={styles['soft']}>
        <bdi>{content_title}</bdi> · {format.dateTime(new Date(taken_on))} ·{' '}
        {t('marking.came_to', { percent: format.percent(accuracy ?? 0) })}
      </p>
      {isUnsent && (
        <div>
          <StatusChip {...scoreLooks.waiting}>{t('assignments.score_waiting')}</StatusChip>
        </div>
      )}
      {last && others.length > 0 && (
        <Notice>
          {t('marking.several', {
            name: last.scored_by_name,
            when: format.dateTime(new Date(last.scored_on)),
            others: format.list(others.map(({ scored_by_name }) => scored_by_name)),
          })}
        </Notice>
      )}
      <details>
        <summary>{t('marking.earlier')}</summary>
        <ol className={styles['entries']}>
          {entries.map((entry) => (
            <li key={entry.score_entry_id}>
              {t('marking.entry', {
                name: entry.scored_by_name,
                when: format.dateTime(new Date(entry.scored_on)),
                percent: format.percent(entry.accuracy ?? 0),
              })}
            </li>
          ))}
        </ol>
      </details>
      <ScoreAnswersForm attempt={attempt} words={{ give: t('marking.change'), given: t('marking.changed') }} />
    </Card>
  )
}
