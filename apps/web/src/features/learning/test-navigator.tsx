import { Button } from '@maktab/ui/base/button'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import styles from './test-taking.module.css'

/** One question of a test, as the ways to it say. */
export interface Stop {
  readonly question_id: string
  readonly isAnswered: boolean
  readonly isFlagged: boolean
  /** Heads the section that begins with it. */
  readonly section?: string | undefined
}

interface TestNavigatorProps {
  readonly stops: readonly Stop[]
  /** From 0. */
  readonly at: number
  onGo(at: number): void
}

const stateOf = ({ isAnswered, isFlagged }: Stop) => (isFlagged ? 'flagged' : isAnswered ? 'answered' : 'empty')

/** The way to each question of a test, with what was done there. */
export function TestNavigator({ stops, at, onGo }: TestNavigatorProps) {
  const t = useT('testing')
  const format = useFormat()
  return (
    <nav aria-label={t('questions.all_questions')}>
      <ol className={styles['stops']} role="list">
        {stops.map((stop, number) => (
          <li key={stop.question_id}>
            <button
              type="button"
              className={styles['stop']}
              data-state={stateOf(stop)}
              aria-current={number === at ? 'step' : undefined}
              aria-label={t(`questions.question_${stateOf(stop)}`, { number: format.number(number + 1) })}
              onClick={() => onGo(number)}
            >
              {format.number(number + 1)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface TestReviewProps extends Pick<TestNavigatorProps, 'stops' | 'onGo'> {
  readonly isBusy: boolean
  onBack(): void
  onHandIn(): void
}

/** A last look at what was answered and what was not, before a test is handed in. */
export function TestReview({ stops, isBusy, onGo, onBack, onHandIn }: TestReviewProps) {
  const t = useT('testing')
  const format = useFormat()
  return (
    <section className={styles['review']} aria-label={t('questions.look_through_title')}>
      <h3>{t('questions.look_through_title')}</h3>
      <ol className={styles['looks']} role="list">
        {stops.map((stop, number) => (
          <li key={stop.question_id}>
            {stop.section !== undefined && (
              <h4>
                <bdi>{stop.section}</bdi>
              </h4>
            )}
            <button
              type="button"
              className={styles['look']}
              data-state={stateOf(stop)}
              aria-label={`${t('questions.go_to_question', { number: format.number(number + 1) })}: ${t(`questions.is_${stateOf(stop)}`)}`}
              onClick={() => onGo(number)}
            >
              <span>{format.number(number + 1)}</span>
              <span>{t(`questions.is_${stateOf(stop)}`)}</span>
            </button>
          </li>
        ))}
      </ol>
      <div className={styles['row']}>
        <Button onClick={onBack}>{t('questions.back_to_questions')}</Button>
        <Button variant="primary" icon="check" isBusy={isBusy} onClick={onHandIn}>
          {t('questions.hand_in_now')}
        </Button>
      </div>
    </section>
  )
}
