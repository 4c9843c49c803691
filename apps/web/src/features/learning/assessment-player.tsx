import type { Module } from '@maktab/contracts/content/lessons'
import type { ContentStatus, LanguageCode } from '@maktab/contracts/fields'
import type { Answers } from '@maktab/contracts/learning/attempts'
import { passMarkOf } from '@maktab/domain/learning/progress'
import { isAnswered } from '@maktab/domain/learning/answers'
import { languageByCode } from '@maktab/i18n/languages'
import { Button } from '@maktab/ui/base/button'
import { useEffect, useRef, useState } from 'react'
import { serverNow } from '#browser/server-clock.ts'
import { useSession } from '#calls/use-session.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { AnswerFilesContext } from '#features/questions/answer-files.ts'
import type { Position } from '#features/viewers/viewer.ts'
import styles from './assessment-player.module.css'
import { AttemptResult } from './attempt-result.tsx'
import { useDraft } from './draft.ts'
import { isWorthSeeing, keptFiles, TeacherScore } from './earlier-attempt.tsx'
import type { Place } from './place.ts'
import { QuestionGives } from './question-gives.tsx'
import { TestFront } from './test-front.tsx'
import { TestNavigator, TestReview } from './test-navigator.tsx'
import { SectionHead, TestQuestion } from './test-question.tsx'
import { TestTime } from './test-time.tsx'
import { useAnswerFiles } from './use-answer-files.ts'
import { useAttempt, type TestBody } from './use-attempt.ts'
import { useTestTaking } from './use-test-taking.ts'

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

/**
 * Questions, marked on the device the moment they are handed over, by the same rule as on the server; what a teacher marks waits,
 * and a sealed test is only kept. What was answered and not handed over yet is kept too; the resume point is the number of the question.
 */
export function AssessmentPlayer({ place, module, body, language, onPosition, onMarked }: AssessmentPlayerProps) {
  const t = useT('application', 'home', 'lessons')
  const words = useT('testing')
  const format = useFormat()
  const { user_id } = useSession()
  const draft = `${user_id}.${place.class_id}.${module.content_id}`
  const [answers, setAnswers, clearAnswers] = useDraft<Answers>(draft, {}, areAnswers)
  const { chosen, shown: files } = useAnswerFiles(`answers.${draft}`)
  const { handOver, answerAgain, handedOver, problem, isBusy } = useAttempt({
    place,
    content_id: module.content_id,
    body,
    onMarked,
  })
  const taking = useTestTaking({ place, content_id: module.content_id, body, draft })
  const { rules, hasRules, sitting, latest, seconds } = taking
  const [isLooking, setLooking] = useState(false)
  const [isReviewing, setReviewing] = useState(false)
  const [isUp, setUp] = useState(false)
  const [resumed, setAt] = useState(() => Math.max(0, Number(module.resume_point) || 0))
  const [isWhole, setIsWhole] = useState(false)
  const [openedAt] = useState(serverNow)
  const top = useRef<HTMLDivElement>(null)
  const firstNumber = useRef<HTMLHeadingElement>(null)
  const shown = useRef(`${resumed} ${isWhole} ${isReviewing}`)
  // The button that led here may be gone, and what is read next is the question.
  useEffect(() => {
    const now = `${resumed} ${isWhole} ${isReviewing}`
    if (shown.current === now) return
    shown.current = now
    if (isReviewing) top.current?.focus()
    else firstNumber.current?.focus()
  }, [resumed, isWhole, isReviewing])
  const { direction, tag } = languageByCode(language)

  const isClosed = body.closes_on !== undefined && openedAt >= new Date(body.closes_on).getTime()
  // A try that was begun is gone on with, whatever else was handed in meanwhile.
  const isOver = isClosed || (taking.isUsedUp(handedOver) && !sitting)
  const looked = handedOver ? undefined : isLooking || isOver ? latest : undefined
  const shownAttempt = handedOver ?? (looked && { ...looked, told: looked })
  const isOpen = shownAttempt === undefined && !isOver
  const isFront = isOpen && hasRules && !sitting
  const isAsked = isOpen && !isFront
  const tellsAnswers = isClosed || taking.showsAnswersAfter(handedOver)
  const questions = isAsked ? taking.asked() : shownAttempt ? taking.answered(shownAttempt) : taking.whole()
  const at = Math.min(resumed, questions.length - 1)

  const goTo = (number: number) => {
    setAt(number)
    setReviewing(false)
    onPosition({ completion: 0, resume_point: String(number) })
  }
  async function finish() {
    const taken = {
      questions: questions.map(({ question }) => question) as TestBody['questions'],
      sitting: taking.countedOn(),
    }
    if (!(await handOver(answers, chosen.files, taken))) return
    clearAnswers()
    taking.end()
    chosen.settle()
    setReviewing(false)
    top.current?.focus()
  }
  function begin() {
    chosen.clear()
    answerAgain()
    taking.begin()
    setLooking(false)
    setUp(false)
    goTo(0)
    top.current?.focus()
  }

  const stops = questions.map(({ question: { question_id }, begins }) => ({
    question_id,
    isAnswered: isAnswered(answers[question_id]),
    isFlagged: sitting?.flagged.includes(question_id) === true,
    section: begins?.title,
  }))
  const numbered = questions.map((one, number) => ({ ...one, number }))
  const visible = isAsked && !isWhole ? numbered.slice(at, at + 1) : numbered
  const unanswered = stops.filter((stop) => !stop.isAnswered).length
  const isLast = isWhole || at === questions.length - 1
  const ownFiles = handedOver || !looked ? files : keptFiles(looked)
  const all = body.questions
  const handInWords = t(body.kind === 'sealed_assessment' ? 'questions.hand_over' : 'learning.check_answers')

  return (
    <div className={styles['assessment']}>
      <div ref={top} tabIndex={-1}>
        {shownAttempt && (
          <AttemptResult
            told={shownAttempt.told}
            passMark={passMarkOf(rules)}
            onAgain={isClosed || taking.isUsedUp(handedOver) ? undefined : begin}
          >
            {isUp && <p>{words('questions.time_is_up')}</p>}
            {!tellsAnswers && <p>{words('questions.rule_answers_last')}</p>}
            {!isClosed && taking.isUsedUp(handedOver) && <p>{words('questions.tries_gone')}</p>}
          </AttemptResult>
        )}
        {!shownAttempt && isClosed && (
          <p role="status">
            {t(body.kind === 'sealed_assessment' ? 'questions.closed_not_here' : 'questions.closed_without_attempt')}
          </p>
        )}
        {isOpen && body.closes_on !== undefined && (
          <p className={styles['note']}>
            {t('questions.sealed_until', { date: format.dateTime(new Date(body.closes_on)) })}
          </p>
        )}
        {isOpen && latest && isWorthSeeing(latest) && (
          <div className={styles['manner']}>
            <Button variant="quiet" size="small" icon="clock" onClick={() => setLooking(true)}>
              {t('questions.see_last_attempt')}
            </Button>
          </div>
        )}
        {isFront && <TestFront rules={rules} allowance={taking.allowance} made={taking.made} onBegin={begin} />}
      </div>
      {isAsked && sitting && seconds !== undefined && (
        <TestTime
          seconds={seconds}
          countedOn={taking.countedOn}
          onUp={() => {
            setUp(true)
            void finish()
          }}
        />
      )}
      {isAsked && isReviewing && (
        <TestReview
          stops={stops}
          isBusy={isBusy}
          onGo={goTo}
          onBack={() => setReviewing(false)}
          onHandIn={() => void finish()}
        />
      )}
      {isAsked && !isReviewing && !isWhole && questions.length > 1 && (
        <TestNavigator stops={stops} at={at} onGo={goTo} />
      )}
      {!isFront && !(isAsked && isReviewing) && (tellsAnswers || isAsked) && (
        <AnswerFilesContext value={ownFiles}>
          <ol className={styles['questions']} role="list">
            {visible.map(({ question, number, section, begins }, line) => (
              <li key={question.question_id} className={styles['item']}>
                <SectionHead section={isWhole ? begins : section} tag={tag} direction={direction} />
                <div className={styles['heading']}>
                  <h3 ref={line === 0 ? firstNumber : undefined} className={styles['number']} tabIndex={-1}>
                    {t('learning.question_of', {
                      number: format.number(number + 1),
                      total: format.number(questions.length),
                    })}
                    <QuestionGives question={question} of={all} rules={rules} />
                  </h3>
                  {isAsked && line === 0 && questions.length > 1 && (
                    <Button variant="quiet" size="small" onClick={() => setIsWhole(!isWhole)}>
                      {t(isWhole ? 'learning.one_by_one' : 'learning.all_at_once')}
                    </Button>
                  )}
                </div>
                <TestQuestion
                  question={question}
                  answer={(shownAttempt?.answers ?? answers)[question.question_id] ?? []}
                  result={isAsked ? undefined : (shownAttempt?.results[question.question_id] ?? null)}
                  marks={shownAttempt?.marks?.[question.question_id]}
                  rules={rules}
                  sitting={isAsked ? sitting : undefined}
                  isLocked={isUp}
                  tellsAnswers={tellsAnswers}
                  tag={tag}
                  direction={direction}
                  onAnswer={(answer) => setAnswers({ ...answers, [question.question_id]: [...answer] })}
                  onChange={taking.change}
                />
                {looked && 'explanation' in question && <TeacherScore question={question} attempt={looked} />}
              </li>
            ))}
          </ol>
        </AnswerFilesContext>
      )}
      {isAsked && !isReviewing && (
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
          {isLast && hasRules && questions.length > 1 && (
            <Button variant="primary" onClick={() => setReviewing(true)}>
              {words('questions.look_through')}
            </Button>
          )}
          {isLast && !(hasRules && questions.length > 1) && (
            <Button variant="primary" icon="check" isBusy={isBusy} onClick={() => void finish()}>
              {handInWords}
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
