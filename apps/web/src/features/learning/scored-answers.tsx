import { listScoredAttempts } from '@maktab/client/calls/learning/attempts.generated'
import type { ScoredAttempt } from '@maktab/contracts/learning/attempts'
import { Card } from '@maktab/ui/card'
import { Pagination } from '@maktab/ui/pagination'
import { EmptyState } from '@maktab/ui/states'
import { useState } from 'react'
import { CallState, NotFound } from '#calls/call-state.tsx'
import { useQuery } from '#calls/use-calls.ts'
import { useFormat } from '#shell/use-format.ts'
import { useFindingWords } from '../content/finding-words.tsx'
import { ScoreAnswersForm } from './score-answers-form.tsx'
import styles from './waiting-answers-screen.module.css'

/** As many as one answer of the call brings. */
const pageSize = 20

/** What teachers of a class marked, the latest first: each can be marked anew, and says what it was given before. */
export function ScoredAnswers({ class_id }: { readonly class_id: number }) {
  const w = useFindingWords()
  const [page, setPage] = useState(1)
  const scored = useQuery(listScoredAttempts, { class_id, page })
  return (
    <CallState of={scored} refused={{ not_found: () => <NotFound /> }}>
      {({ list, total_pages }) =>
        list.length === 0 ? (
          <EmptyState title={w('marking.none_marked')} />
        ) : (
          <>
            <ul className={styles['list']} role="list">
              {list.map((attempt) => (
                <li key={attempt.sync_guid}>
                  <Scored attempt={attempt} />
                </li>
              ))}
            </ul>
            {total_pages > 1 && <Pagination label={w('marking.marked')} page={page} pageSize={pageSize} total={total_pages * pageSize} onPageChange={setPage} />}
          </>
        )
      }
    </CallState>
  )
}

function Scored({ attempt }: { readonly attempt: ScoredAttempt }) {
  const w = useFindingWords()
  const format = useFormat()
  const { full_name, content_title, taken_on, accuracy, entries } = attempt
  return (
    <Card>
      <h2>
        <bdi>{full_name}</bdi>
      </h2>
      <p className={styles['soft']}>
        <bdi>{content_title}</bdi> · {format.dateTime(new Date(taken_on))} · {w('marking.came_to', { percent: format.percent(accuracy ?? 0) })}
      </p>
      <details>
        <summary>{w('marking.earlier')}</summary>
        <ol className={styles['entries']}>
          {entries.map((entry) => (
            <li key={entry.scored_on}>{w('marking.entry', { name: entry.scored_by_name, when: format.dateTime(new Date(entry.scored_on)), percent: format.percent(entry.accuracy ?? 0) })}</li>
          ))}
        </ol>
      </details>
      <ScoreAnswersForm attempt={attempt} words={{ give: w('marking.change'), given: w('marking.changed') }} />
    </Card>
  )
}
