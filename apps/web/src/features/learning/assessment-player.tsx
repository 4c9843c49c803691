import type { AskedQuestion, Question } from '@maktab/contracts/questions/questions'
import type { Module } from '@maktab/contracts/content/lessons'
import type { ContentStatus, LanguageCode } from '@maktab/contracts/fields'
import type { Answers } from '@maktab/contracts/learning/attempts'
import { isAnswered } from '@maktab/domain/learning/answers'
import { languageByCode } from '@maktab/i18n/languages'
import { Button } from '@maktab/ui/base/button'
import { useEffect, useRef, useState } from 'react'
import { serverNow } from '#browser/server-clock.ts'
import { useSession } from '#calls/use-session.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { AnswerFilesContext, type AnswerFiles } from '#features/questions/answer-files.ts'
import { QuestionForm } from '#features/questions/question-form.tsx'
import { chosenKinds, useChosenFiles } from '../content/use-chosen-files.ts'
import type { Position } from '#features/viewers/viewer.ts'
import styles from './assessment-player.module.css'
import { AttemptResult } from './attempt-result.tsx'
import { useDraft } from './draft.ts'
import { isWorthSeeing, keptFiles, TeacherScore, useLatestAttempt } from './earlier-attempt.tsx'
import type { Place } from './place.ts'
import { QuestionGives } from './question-gives.tsx'
import { useAttempt, type TestBody } from './use-attempt.ts'

interface AssessmentPlayerProps {
  readonly place: Place
  readonly module: Module
  readonly body: TestBody
  readonly language: LanguageCode
  onPosition(position: Position): void
  onMarked(status: ContentStatus): void
}

function areAnswers(kept: unknown): kept is Answers {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    Object.values(kept).every((answer) => Array.isArray(answer) && answer.every((part) => typeof part === 'string'))
  )
}

/** Files chosen for answers, as the forms see them. */
function useAnswerFiles(draft: string) {
  const chosen = useChosenFiles(draft)
  const shown: AnswerFiles = {
    files: chosen.files.map(({ file_id, name, bytes, previewUrl }) => ({
      file_id,
      name,
      size_bytes: bytes.size,
      url: previewUrl ?? soundUrl(bytes),
    })),
    accept: chosenKinds,
    refusals: chosen.refusals,
    isBusy: chosen.isBusy,
    add: async (files) => (await chosen.add(files)).map(({ file_id }) => file_id),
    remove: chosen.remove,
  }
  return { chosen, shown }
}

const sounds = new WeakMap<Blob, string>()

/** Of sound, so that it can be heard before it is handed over; the same for the same bytes. */
function soundUrl(bytes: Blob): string | undefined {
  if (!/^(audio|video)\//.test(bytes.type)) return undefined
  const url = sounds.get(bytes) ?? URL.createObjectURL(bytes)
  sounds.set(bytes, url)
  return url
}

/**
 * Questions, marked on the device the moment they are handed over, by the same rule as on the server; what a teacher marks waits,
 * and a sealed test is only kept. What was answered and not handed over yet is kept too; the resume point is the number of the question.
 */
export function AssessmentPlayer({ place, module, body, language, onPosition, onMarked }: AssessmentPlayerProps) {
  const t = useT('application', 'home', 'lessons')
  const format = useFormat()
  const { user_id } = useSession()
  const questions: readonly (Question | AskedQuestion)[] = body.questions
  const draft = `${user_id}.${place.class_id}.${module.content_id}`
  const [answers, setAnswers, clearAnswers] = useDraft<Answers>(draft, {}, areAnswers)
  const { chosen, shown: files } = useAnswerFiles(`answers.${draft}`)
  const { handOver, answerAgain, handedOver, problem, isBusy } = useAttempt({
    place,
    content_id: module.content_id,
    body,
    onMarked,
  })
  const latest = useLatestAttempt(module.content_id, place.class_id)
  const [isLooking, setLooking] = useState(false)
  const [at, setAt] = useState(() => Math.min(Math.max(0, Number(module.resume_point) || 0), questions.length - 1))
  const [isWhole, setIsWhole] = useState(false)
  const [openedAt] = useState(serverNow)
  const top = useRef<HTMLDivElement>(null)
  const firstNumber = useRef<HTMLHeadingElement>(null)
  const shown = useRef(`${at} ${isWhole}`)
  // The button that led here may be gone, and what is read next is the question.
  useEffect(() => {
    if (shown.current === `${at} ${isWhole}`) return
    shown.current = `${at} ${isWhole}`
    firstNumber.current?.focus()
  }, [at, isWhole])
  const { direction, tag } = languageByCode(language)

  const isClosed = body.closes_on !== undefined && openedAt >= new Date(body.closes_on).getTime()
  const looked = handedOver ? undefined : isLooking || isClosed ? latest : undefined
  const shownAttempt = handedOver ?? (looked && { ...looked, told: looked })
  const isAsked = shownAttempt === undefined && !isClosed

  const goTo = (number: number) => {
    setAt(number)
    onPosition({ completion: 0, resume_point: String(number) })
  }
  async function finish() {
    if (!(await handOver(answers, chosen.files))) return
    clearAnswers()
    chosen.settle()
    top.current?.focus()
  }
  function begin() {
    chosen.clear()
    answerAgain()
    setLooking(false)
    goTo(0)
    top.current?.focus()
  }

  const visible =
    !isAsked || isWhole
      ? questions.map((question, number) => ({ question, number }))
      : questions.slice(at, at + 1).map((question) => ({ question, number: at }))
  const unanswered = questions.filter(({ question_id }) => !isAnswered(answers[question_id])).length
  const isLast = isWhole || at === questions.length - 1
  const ownFiles = handedOver || !looked ? files : keptFiles(looked)
  const resultOf = (question_id: string) => (isAsked ? undefined : (shownAttempt?.results[question_id] ?? null))

  return (
    <div className={styles['assessment']}>
      <div ref={top} tabIndex={-1}>
        {shownAttempt && <AttemptResult told={shownAttempt.told} onAgain={isClosed ? undefined : begin} />}
        {!shownAttempt && isClosed && (
          <p role="status">
            {t(body.kind === 'sealed_assessment' ? 'questions.closed_not_here' : 'questions.closed_without_attempt')}
          </p>
        )}
        {isAsked && body.closes_on !== undefined && (
          <p className={styles['note']}>
            {t('questions.sealed_until', { date: format.dateTime(new Date(body.closes_on)) })}
          </p>
        )}
        {isAsked && latest && isWorthSeeing(latest) && (
          <div className={styles['manner']}>
            <Button variant="quiet" size="small" icon="clock" onClick={() => setLooking(true)}>
              {t('questions.see_last_attempt')}
            </Button>
          </div>
        )}
      </div>
      <AnswerFilesContext value={ownFiles}>
        <ol className={styles['questions']} role="list">
          {visible.map(({ question, number }, place) => (
            <li key={question.question_id} className={styles['item']}>
              <div className={styles['heading']}>
                <h3 ref={place === 0 ? firstNumber : undefined} className={styles['number']} tabIndex={-1}>
                  {t('learning.question_of', {
                    number: format.number(number + 1),
                    total: format.number(questions.length),
                  })}
                  <QuestionGives question={question} of={questions} />
                </h3>
                {isAsked && place === 0 && questions.length > 1 && (
                  <Button variant="quiet" size="small" onClick={() => setIsWhole(!isWhole)}>
                    {t(isWhole ? 'learning.one_by_one' : 'learning.all_at_once')}
                  </Button>
                )}
              </div>
              <div lang={tag} dir={direction}>
                <QuestionForm
                  question={question}
                  answer={(shownAttempt?.answers ?? answers)[question.question_id] ?? []}
                  onAnswer={(answer) => setAnswers({ ...answers, [question.question_id]: [...answer] })}
                  isRight={resultOf(question.question_id)}
                  marks={shownAttempt?.marks?.[question.question_id]}
                />
              </div>
              {looked && 'explanation' in question && <TeacherScore question={question} attempt={looked} />}
            </li>
          ))}
        </ol>
      </AnswerFilesContext>
      {isAsked && (
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
            <Button variant="primary" icon="check" isBusy={isBusy} onClick={() => void finish()}>
              {t(body.kind === 'sealed_assessment' ? 'questions.hand_over' : 'learning.check_answers')}
            </Button>
          )}
        </div>
      )}
      <div role="status" className={styles['note']}>
        {problem ?? (isAsked && isLast && unanswered > 0 ? t('learning.unanswered', { count: unanswered }) : '')}
      </div>
    </div>
  )
}
