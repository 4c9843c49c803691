import { readTaughtStandings } from '@maktab/client/calls/insights/taught-standings.generated'
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { Card } from '@maktab/ui/layout/card'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { Link } from '#page/router.tsx'
import { useQuery } from '#page/use-calls.ts'
import { className } from '../schools/class-name.ts'
import { OfNumber } from './of-number.tsx'
import { reasonWords } from './reason-words.ts'
import { reportAddress } from './report-place.ts'
import styles from './reports.module.css'
import { useReportFormat } from './use-report-format.ts'

type Standings = Output<Catalogue['readTaughtStandings']>

/** Who falls behind in a teacher's classes and on what, and what is hardest. Without a network there is none of it: the rest of the screen stands. */
export function TaughtStandings() {
  const standings = useQuery(readTaughtStandings, {})
  if (standings.state !== 'ready' || standings.value.learners_total === 0) return null
  return (
    <div className={styles['charts']}>
      <Behind of={standings.value} />
      <Hardest of={standings.value} />
    </div>
  )
}

function Behind({ of }: { readonly of: Standings }) {
  const t = useT('application', 'home', 'reports', 'school')
  const format = useFormat()
  const write = useReportFormat()
  return (
    <Card heading={t('insights.only_behind')}>
      <p className={styles['note']}>
        {t('insights.counted', { when: write.moment(of.as_of), heard: of.learners_heard, total: of.learners_total })}{' '}
        {of.synced_on !== null && t('insights.last_heard', { when: write.moment(of.synced_on) })}{' '}
        <Link to="/teacher/devices">{t('titles.devices')}</Link>
      </p>
      {of.behind.length === 0 ? (
        <p>{t('insights.nobody_behind')}</p>
      ) : (
        <>
          <p>{t('insights.behind_count', { count: of.behind_total })}</p>
          <ul className={styles['rated']} role="list">
            {of.behind.map(({ user_id, class_id, full_name, class_name, reasons, weak_lesson, ...figures }) => (
              <li key={user_id}>
                <span>
                  <Link
                    className={styles['link']}
                    to={reportAddress('teacher', 'performance/detail', { class_id, user_id })}
                  >
                    <bdi>{full_name}</bdi>
                  </Link>{' '}
                  <span className={styles['note']}>
                    <bdi>{className(class_name, t, format)}</bdi> ·{' '}
                    {reasons.map((reason) => t(reasonWords[reason])).join(' · ')}
                    {weak_lesson !== null && (
                      <>
                        {' · '}
                        <bdi>{weak_lesson}</bdi>
                      </>
                    )}
                  </span>
                </span>
                <span>
                  <OfNumber value={figures.lessons_avg_accuracy} of={figures.lessons_avg_accuracy_of} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

function Hardest({ of: { questions, skills } }: { readonly of: Standings }) {
  const t = useT('home', 'reports', 'school')
  if (questions.length + skills.length === 0) return null
  return (
    <Card heading={t('insights.hardest')}>
      {questions.length > 0 && (
        <>
          <h3>{t('insights.hardest_questions')}</h3>
          <ul className={styles['rated']} role="list">
            {questions.map(({ question_id, content_id, title, text, correct, answered }) => (
              <li key={`${content_id} ${question_id}`}>
                <span>
                  <bdi>{text === '' ? title : text}</bdi>{' '}
                  <span className={styles['note']}>
                    <bdi>{title}</bdi>
                  </span>
                </span>
                <span>
                  <OfNumber value={correct} of={answered} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {skills.length > 0 && (
        <>
          <h3>{t('insights.weak_skills')}</h3>
          <ul className={styles['rated']} role="list">
            {skills.map(({ skill_id, title, accuracy, accuracy_of }) => (
              <li key={skill_id}>
                <bdi>{title}</bdi>
                <span>
                  <OfNumber value={accuracy} of={accuracy_of} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
