import { listWaitingAttempts } from '@maktab/client/calls/learning/answer-scores.generated'
import { listClasses } from '@maktab/client/calls/schools/classes.generated'
import type { WaitingAttempt } from '@maktab/contracts/learning/answer-scores'
import { Card } from '@maktab/ui/layout/card'
import { PageHeading } from '@maktab/ui/layout/layout'
import { Pagination } from '@maktab/ui/tables/pagination'
import { Select } from '@maktab/ui/choice/select'
import { EmptyState } from '@maktab/ui/feedback/states'
import { Tabs } from '@maktab/ui/layout/tabs'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from '#page/router.tsx'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { tellApart } from '#features/people/told-apart.ts'
import { className } from '#features/schools/class-name.ts'
import { ScoreAnswersForm } from '#features/learning/score-answers-form.tsx'
import { ScoredAnswers } from '#features/learning/scored-answers.tsx'
import styles from '#features/learning/waiting-answers.module.css'

/** As many as one answer of the call brings. */
const pageSize = 20

/** Answers of a class that no rule can mark, one attempt below the other. */
export function WaitingAnswersScreen() {
  const t = useT('application', 'home', 'lessons')
  const format = useFormat()
  const [search, setSearch] = useSearchParams()
  const classes = useQuery(listClasses, {})
  return (
    <div className={styles['screen']}>
      <PageHeading title={t('titles.waiting_answers')} />
      <CallState of={classes}>
        {({ list }) => {
          const class_id = Number(search.get('class_id')) || (list[0]?.class_id ?? 0)
          if (class_id === 0) return <EmptyState title={t('questions.no_waiting_answers')} />
          return (
            <>
              <div className={styles['class']}>
                <Select
                  label={t('questions.class')}
                  options={list.map((one) => ({ value: String(one.class_id), label: className(one, t, format) }))}
                  value={String(class_id)}
                  onChange={(event) => setSearch({ class_id: event.target.value })}
                />
              </div>
              <States
                key={class_id}
                waiting={
                  <WaitingOfClass
                    class_id={class_id}
                    page={Number(search.get('page')) || 1}
                    onPage={(page) => setSearch({ class_id: String(class_id), page: String(page) })}
                  />
                }
                scored={<ScoredAnswers class_id={class_id} />}
              />
            </>
          )
        }}
      </CallState>
    </div>
  )
}

/** What waits, and what was marked already. */
function States({ waiting, scored }: { readonly waiting: ReactNode; readonly scored: ReactNode }) {
  const t = useT('application', 'scores')
  const [state, setState] = useState('waiting')
  return (
    <Tabs
      label={t('titles.waiting_answers')}
      current={state}
      onChange={setState}
      tabs={[
        { key: 'waiting', label: t('marking.to_mark'), panel: waiting },
        { key: 'scored', label: t('marking.marked'), panel: state === 'scored' && scored },
      ]}
    />
  )
}

interface WaitingOfClassProps {
  readonly class_id: number
  readonly page: number
  onPage(page: number): void
}

function WaitingOfClass({ class_id, page, onPage }: WaitingOfClassProps) {
  const t = useT('application', 'lessons')
  const waiting = useQuery(listWaitingAttempts, { class_id, page })
  return (
    <CallState of={waiting} refused={{ not_found: () => <NotFound /> }}>
      {({ list, total_pages }) =>
        list.length === 0 ? (
          <EmptyState title={t('questions.no_waiting_answers')} />
        ) : (
          <>
            <ul className={styles['list']} role="list">
              {tellApart(list).map((attempt) => (
                <li key={attempt.sync_guid}>
                  <Attempt attempt={attempt} />
                </li>
              ))}
            </ul>
            {total_pages > 1 && (
              <Pagination
                label={t('titles.waiting_answers')}
                page={page}
                pageSize={pageSize}
                total={total_pages * pageSize}
                onPageChange={onPage}
              />
            )}
          </>
        )
      }
    </CallState>
  )
}

function Attempt({ attempt }: { readonly attempt: WaitingAttempt }) {
  const format = useFormat()
  return (
    <Card>
      <h2>
        <bdi>{attempt.full_name}</bdi>
      </h2>
      <p className={styles['soft']}>
        <bdi>{attempt.content_title}</bdi> · {format.dateTime(new Date(attempt.taken_on))}
      </p>
      <ScoreAnswersForm attempt={attempt} />
    </Card>
  )
}
