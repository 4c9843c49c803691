import { listModuleAttempts } from '@maktab/client/calls/insights/attempt-reports.generated'
import { Card } from '@maktab/ui/layout/card'
import { PageHeading } from '@maktab/ui/layout/layout'
import { Pagination } from '@maktab/ui/tables/pagination'
import { EmptyState } from '@maktab/ui/feedback/states'
import { Tabs } from '@maktab/ui/layout/tabs'
import { useState } from 'react'
import { Navigate, useSearchParams } from '#page/router.tsx'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useSession } from '#calls/use-session.ts'
import { Path } from '#page/path.tsx'
import { Title } from '#page/title.tsx'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { className } from '#features/schools/class-name.ts'
import { AttemptAnswers } from '#features/insights/attempt-answers.tsx'
import { reportAddress, reportPlaceIn, watcherOf } from '#features/insights/report-place.ts'
import styles from '#features/insights/reports.module.css'

/** Attempts of a learner at an assessment, question by question (`class_id`, `content_id` and, of somebody else, `user_id` in the address). A learner chooses one among their own. */
export function AttemptQuestionsScreen() {
  const [search] = useSearchParams()
  const { class_id, content_id, user_id } = reportPlaceIn(search)
  const { active_role } = useSession()
  if (class_id === undefined || content_id === undefined)
    return active_role === 'learner' ? <Navigate to="/learner/performance" replace /> : <NotFound />
  return (
    <Attempts
      key={`${class_id} ${content_id} ${user_id}`}
      class_id={class_id}
      content_id={content_id}
      user_id={user_id}
    />
  )
}

interface AttemptsProps {
  readonly class_id: number
  readonly content_id: number
  readonly user_id: number | undefined
}

/** As the server sends them. */
const pageSize = 10

function Attempts({ class_id, content_id, user_id }: AttemptsProps) {
  const t = useT('application', 'home', 'reports')
  const format = useFormat()
  const watcher = watcherOf(useSession().active_role)
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<string>()
  const report = useQuery(listModuleAttempts, {
    class_id,
    content_id,
    page,
    ...(user_id === undefined ? {} : { user_id }),
  })
  return (
    <div className={styles['page']}>
      <CallState of={report} refused={{ not_found: () => <NotFound /> }}>
        {({ full_name, class_name, contents, attempts, total }) => {
          const [content] = contents
          if (content === undefined) return <NotFound />
          const lesson = {
            label: content.lesson_name,
            href: reportAddress(watcher, watcher === 'learner' ? 'lesson/report' : 'lesson/report/user', {
              class_id,
              user_id,
              lesson_guid: content.lesson_guid,
            }),
          }
          const current = attempts.some(({ sync_guid }) => sync_guid === chosen) ? chosen : attempts[0]?.sync_guid
          return (
            <>
              <Title of={content.title} />
              <PageHeading
                back={<Path over={[lesson]} here={content.title} />}
                title={<bdi>{content.title}</bdi>}
                note={
                  <>
                    <bdi>{full_name}</bdi> · <bdi>{className(class_name, t, format)}</bdi>
                  </>
                }
              />
              {current === undefined ? (
                <EmptyState title={t('frame.empty_title')} icon="question">
                  <p>{t('reports.no_attempts')}</p>
                </EmptyState>
              ) : (
                <Card>
                  <Tabs
                    label={t('reports.attempts')}
                    current={current}
                    onChange={setChosen}
                    tabs={attempts.map((attempt) => ({
                      key: attempt.sync_guid,
                      label:
                        attempt.attempt_number === null
                          ? t('reports.sitting', { when: format.date(attempt.taken_on) })
                          : t('reports.attempt_number', { number: attempt.attempt_number }),
                      panel: <AttemptAnswers attempt={attempt} content={content} />,
                    }))}
                  />
                  {total > pageSize && (
                    <Pagination page={page} pageSize={pageSize} total={total} onPageChange={setPage} />
                  )}
                </Card>
              )}
            </>
          )
        }}
      </CallState>
    </div>
  )
}
