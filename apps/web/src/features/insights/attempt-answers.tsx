import type { AttemptedContent, AttemptReport } from '@maktab/contracts/insights/attempt-reports'
import type { AskedQuestion, Question } from '@maktab/contracts/questions/questions'
import { marksTogether } from '@maktab/domain/learning/marking'
import { rightAnswerOf } from '@maktab/domain/questions/questions'
import { languageByCode } from '@maktab/i18n/languages'
import { StatusChip } from '@maktab/ui/feedback/status-chip'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { MathsText } from '#features/questions/maths.tsx'
import { questionDirection } from '#features/questions/question-direction.ts'
import { answerWords } from './answer-words.ts'
import { PackageInteractions } from './package-interactions.tsx'
import styles from './reports.module.css'
import { useReportFormat } from './use-report-format.ts'

interface AttemptAnswersProps {
  readonly attempt: AttemptReport
  readonly content: AttemptedContent
}

/** One attempt: when, how it came out, and each question with what was answered and what was right; of a package, as far as it told. */
export function AttemptAnswers({ attempt, content: { questions, language, is_sealed } }: AttemptAnswersProps) {
  const t = useT('home', 'lessons', 'reports')
  const format = useFormat()
  const together = marksTogether(attempt.marks)
  const write = useReportFormat()
  const { tag, direction } = languageByCode(language)
  return (
    <>
      <p className={styles['note']}>
        {format.dateTime(attempt.taken_on)} · {write.time(attempt.time_spent_in_seconds)}
      </p>
      {(attempt.times_away ?? 0) > 0 && (
        <p className={styles['note']}>
          {t('reports.away', { count: attempt.times_away ?? 0, time: write.time(attempt.away_seconds ?? 0) })}
        </p>
      )}
      {is_sealed ? (
        <p>{t('reports.sealed')}</p>
      ) : questions.length === 0 ? (
        <p>
          {attempt.attempt_number === null ? (
            t('reports.no_result')
          ) : (
            <strong>{write.percent(attempt.accuracy)}</strong>
          )}
        </p>
      ) : (
        <p>
          <strong>{write.percent(attempt.accuracy)}</strong> ·{' '}
          {t('learning.result_of', {
            correct: format.number(attempt.correct_questions),
            total: format.number(attempt.total_questions),
          })}
          {together && (
            <>
              {' · '}
              {t('questions.marks_of', {
                marks: format.number(together.given),
                total: format.number(together.possible),
              })}
            </>
          )}
        </p>
      )}
      {questions.length === 0 && <PackageInteractions interactions={attempt.interactions} language={language} />}
      <ol className={styles['questions']} role="list">
        {questions.map((question, index) => (
          <li key={question.question_id} className={styles['question']}>
            <p className={styles['note']}>
              {t('learning.question_of', { number: format.number(index + 1), total: format.number(questions.length) })}
            </p>
            <p lang={tag} dir={questionDirection(question.text) ?? direction}>
              <MathsText text={question.text} />
            </p>
            <Outcome
              question={question}
              answer={attempt.answers[question.question_id] ?? []}
              result={is_sealed ? undefined : attempt.results[question.question_id]}
              marks={attempt.marks[question.question_id]}
            />
          </li>
        ))}
      </ol>
    </>
  )
}

interface OutcomeProps {
  readonly question: AskedQuestion | Question
  readonly answer: readonly string[]
  /** Null while a teacher has to mark it; undefined where it was not asked, or is not told yet. */
  readonly result: boolean | null | undefined
  /** Of a test that counts marks. */
  readonly marks: AttemptReport['marks'][string] | undefined
}

function Outcome({ question, answer, result, marks }: OutcomeProps) {
  const t = useT('courses', 'lessons', 'reports')
  const format = useFormat()
  const isPartly = result === false && (marks?.given ?? 0) > 0
  const given = answerWords(question, answer, t)
  const right = result === false ? answerWords(question, rightAnswerOf(question as Question), t) : ''
  return (
    <>
      <p dir="auto">
        {given === '' ? t('reports.no_answer') : <MathsText text={t('reports.answered', { answer: given })} />}
      </p>
      {result !== undefined && (
        <div>
          {result === null ? (
            <StatusChip tone="neutral" icon="clock">
              {t('reports.by_teacher')}
            </StatusChip>
          ) : (
            <StatusChip
              tone={result ? 'success' : isPartly ? 'warning' : 'danger'}
              icon={result || isPartly ? 'check' : 'close'}
            >
              {t(result ? 'content.correct' : isPartly ? 'content.partly_correct' : 'content.incorrect')}
            </StatusChip>
          )}
          {marks && marks.given !== null && (
            <> {t('questions.marks_of', { marks: format.number(marks.given), total: format.number(marks.possible) })}</>
          )}
        </div>
      )}
      {right !== '' && (
        <p dir="auto">
          <MathsText text={t('content.right_answer', { answer: right })} />
        </p>
      )}
    </>
  )
}
