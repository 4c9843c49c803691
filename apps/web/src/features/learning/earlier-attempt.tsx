/** The learner's latest attempt, looked at again: what a teacher gave, and how a test came out that was sealed. */
import { listOwnAttempts } from '@maktab/client/calls/learning/attempts.generated'
import type { Question } from '@maktab/contracts/questions/questions'
import type { OwnAttempt } from '@maktab/contracts/learning/attempts'
import { isMarkedByPerson } from '@maktab/domain/questions/marked-by-person'
import { answerMarks } from '@maktab/domain/learning/marking'
import { useQuery } from '#page/use-calls.ts'
import { useSession } from '#calls/use-session.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import type { AnswerFiles } from '#features/questions/answer-files.ts'
import { chosenKinds } from '../content/use-chosen-files.ts'
import styles from './assessment-player.module.css'

interface OwnTries {
  readonly latest: OwnAttempt | undefined
  /** How many are kept; undefined while they are read. */
  readonly made: number | undefined
}

/** The learner's tries at a test. */
export function useOwnTries(content_id: number, class_id: number): OwnTries {
  const { active_role } = useSession()
  // A teacher who looks at a lesson has no attempts.
  const asked = useQuery(listOwnAttempts, { content_id, class_id }, { enabled: active_role === 'learner' })
  if (asked.state === 'ready') return { latest: asked.value.list[0], made: asked.value.list.length }
  // Whoever only looks has none, and the limit is held where a try is handed in.
  return { latest: undefined, made: active_role === 'learner' && asked.state === 'loading' ? undefined : 0 }
}

/** Whether it has something to look at: answers that wait or were scored, or a sealed test. */
export function isWorthSeeing({ waiting_questions, scores, closes_on }: OwnAttempt): boolean {
  return waiting_questions > 0 || closes_on !== null || Object.keys(scores).length > 0
}

/** Files of an attempt that was handed over, to be seen and not changed. */
export function keptFiles({ files }: Pick<OwnAttempt, 'files'>): AnswerFiles {
  return { files, accept: chosenKinds, refusals: [], isBusy: false, add: async () => [], remove: () => {} }
}

/** What the teacher gave an answer, level by level. */
export function TeacherScore({ question, attempt }: { readonly question: Question; readonly attempt: OwnAttempt }) {
  const t = useT('lessons')
  const format = useFormat()
  const score = attempt.scores[question.question_id]
  if (!score || !isMarkedByPerson(question)) return null
  const marks = answerMarks(question.rubric, score)
  return (
    <div className={styles['score']}>
      {marks && (
        <p>{t('questions.marks_of', { marks: format.number(marks.marks), total: format.number(marks.total) })}</p>
      )}
      <ul>
        {question.rubric.map(({ criterion_id, title, levels }) => (
          <li key={criterion_id}>
            <bdi>{title}</bdi>:{' '}
            <bdi>{levels.find(({ level_id }) => level_id === score.levels[criterion_id])?.label}</bdi>
          </li>
        ))}
      </ul>
      {score.remark !== '' && <p dir="auto">{score.remark}</p>}
    </div>
  )
}
