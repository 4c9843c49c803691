import { recordAttempt } from '@maktab/client/calls/learning/progress.generated'
import type { ContentBody } from '@maktab/contracts/content/contents'
import type { Module } from '@maktab/contracts/content/lessons'
import type { ContentStatus, LanguageCode } from '@maktab/contracts/fields'
import type { Answers } from '@maktab/contracts/learning/progress'
import { markAttempt, type Marked } from '@maktab/domain/learning/marking'
import { passAccuracy } from '@maktab/domain/learning/progress'
import { languageByCode } from '@maktab/i18n/languages'
import { Button } from '@maktab/ui/button'
import { useRef, useState } from 'react'
import { explain } from '#calls/explain.ts'
import { newId } from '#calls/identifiers.ts'
import { useCommand } from '#calls/use-calls.ts'
import { useSession } from '#calls/use-session.ts'
import { useFormat } from '#shell/use-format.ts'
import { useT } from '#shell/use-t.ts'
import { QuestionForm } from '../content/question-form.tsx'
import type { Position } from '../content/viewer.ts'
import styles from './assessment-player.module.css'
import { AttemptResult } from './attempt-result.tsx'
import { useDraft } from './draft.ts'
import type { Place } from './place.ts'
import { encodeAttempt } from './tracked-attempt.ts'

interface AssessmentPlayerProps {
  readonly place: Place
  readonly module: Module
  readonly body: Extract<ContentBody, { kind: 'assessment' }>
  readonly language: LanguageCode
  onPosition(position: Position): void
  onMarked(status: ContentStatus): void
}

function areAnswers(kept: unknown): kept is Answers {
  return typeof kept === 'object' && kept !== null && Object.values(kept).every((answer) => Array.isArray(answer) && answer.every((part) => typeof part === 'string'))
}

const isAnswered = (answer: readonly string[] | undefined) => answer !== undefined && answer.some((part) => part.trim() !== '')

/**
 * Questions, marked on the device the moment they are handed over, by the same rule as on the server. What was answered
 * and not handed over yet is kept; the resume point is the number of the question.
 */
export function AssessmentPlayer({ place, module, body, language, onPosition, onMarked }: AssessmentPlayerProps) {
  const t = useT()
  const format = useFormat()
  const { user_id } = useSession()
  const { run, isBusy } = useCommand(recordAttempt)
  const { questions } = body
  const [answers, setAnswers, clearAnswers] = useDraft<Answers>(`${user_id}.${place.class_id}.${module.content_id}`, {}, areAnswers)
  const [at, setAt] = useState(() => Math.min(Math.max(0, Number(module.resume_point) || 0), questions.length - 1))
  const [isWhole, setIsWhole] = useState(false)
  const [marked, setMarked] = useState<Marked>()
  const [handedOver, setHandedOver] = useState<Answers>()
  const [problem, setProblem] = useState<string>()
  const [begun, setBegun] = useState(() => Date.now())
  const top = useRef<HTMLDivElement>(null)
  const { direction, tag } = languageByCode(language)

  const goTo = (place: number) => {
    setAt(place)
    onPosition({ completion: 0, resume_point: String(place) })
  }

  async function handOver() {
    // Of another edition of these questions a draft may hold answers that no longer have one.
    const own = Object.fromEntries(questions.flatMap(({ question_id }) => (isAnswered(answers[question_id]) ? [[question_id, answers[question_id] ?? []]] : [])))
    const result = markAttempt({ questions, answers: own })
    if (!result.ok) return setProblem(explain(t, result))
    const attempt = {
      sync_guid: newId(),
      content_id: module.content_id,
      cms_course_id: place.course_id,
      lesson_guid: place.lesson_guid,
      class_id: place.class_id,
      answers: own,
      time_spent_in_seconds: Math.min(86_400, Math.round((Date.now() - begun) / 1000)),
    }
    const answer = await run({ enc_data: encodeAttempt(attempt) })
    if (!answer.ok) return setProblem(explain(t, answer))
    setProblem(undefined)
    setMarked(result.value)
    setHandedOver(own)
    onMarked(answer.value.content_status)
    clearAnswers()
    top.current?.focus()
  }

  function answerAgain() {
    setBegun(Date.now())
    setMarked(undefined)
    setHandedOver(undefined)
    goTo(0)
    top.current?.focus()
  }

  const visible = marked !== undefined || isWhole ? questions.map((question, number) => ({ question, number })) : questions.slice(at, at + 1).map((question) => ({ question, number: at }))
  const unanswered = questions.filter(({ question_id }) => !isAnswered(answers[question_id])).length
  const isLast = isWhole || at === questions.length - 1

  return (
    <div className={styles['assessment']}>
      <div ref={top} tabIndex={-1}>
        {marked !== undefined && <AttemptResult marked={marked} isPassed={marked.accuracy >= passAccuracy} onAgain={answerAgain} />}
        {marked === undefined && questions.length > 1 && (
          <div className={styles['manner']}>
            <Button variant="quiet" size="small" onClick={() => setIsWhole(!isWhole)}>
              {t(isWhole ? 'learning.one_by_one' : 'learning.all_at_once')}
            </Button>
          </div>
        )}
      </div>
      <ol className={styles['questions']} role="list">
        {visible.map(({ question, number }) => (
          <li key={question.question_id} className={styles['item']}>
            <p className={styles['number']}>{t('learning.question_of', { number: format.number(number + 1), total: format.number(questions.length) })}</p>
            <div lang={tag} dir={direction}>
              <QuestionForm
                question={question}
                answer={(handedOver ?? answers)[question.question_id] ?? []}
                onAnswer={(answer) => setAnswers({ ...answers, [question.question_id]: [...answer] })}
                isRight={marked?.results[question.question_id]}
              />
            </div>
          </li>
        ))}
      </ol>
      {marked === undefined && (
        <div className={styles['steps']}>
          {!isWhole && at > 0 && (
            <Button icon="previous" onClick={() => goTo(at - 1)}>
              {t('frame.previous')}
            </Button>
          )}
          {!isLast && (
            <Button variant="primary" onClick={() => goTo(at + 1)}>
              {t('frame.next')}
            </Button>
          )}
          {isLast && (
            <Button variant="primary" icon="check" isBusy={isBusy} onClick={() => void handOver()}>
              {t('learning.check_answers')}
            </Button>
          )}
        </div>
      )}
      <div role="status" className={styles['note']}>
        {problem ?? (marked === undefined && isLast && unanswered > 0 ? t('learning.unanswered', { count: unanswered }) : '')}
      </div>
    </div>
  )
}
