import { answerClicker, readRunningClickers } from '@maktab/client/calls/learning/clickers.generated'
import type { RunningClicker } from '@maktab/contracts/learning/clickers'
import { Button } from '@maktab/ui/base/button'
import { PageHeading, Stack } from '@maktab/ui/layout/layout'
import { Notice } from '@maktab/ui/feedback/notice'
import { EmptyState } from '@maktab/ui/feedback/states'
import { useEffect, useState } from 'react'
import { CallState } from '#page/call-state.tsx'
import { explain } from '#calls/explain.ts'
import { useCommand, useQuery } from '#page/use-calls.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useWaitingCommands } from '#calls/use-waiting-commands.ts'
import { MathsText } from '#features/questions/maths.tsx'
import { QuestionForm } from '#features/questions/question-form.tsx'
import { className } from '#features/schools/class-name.ts'
import { ClickerPicture, numberOptions } from '#features/learning/clicker-question.tsx'
import styles from '#features/learning/clicker.module.css'
import { ClickerTallies } from '#features/learning/clicker-tallies.tsx'
import { useLiveEvents } from '#page/use-live-events.ts'

/** A learner answers what their teacher asks the class right now. */
export function ClickerAnswerScreen() {
  const t = useT('application', 'finding')
  const running = useQuery(readRunningClickers, {})
  useLiveEvents()
  return (
    <div className={styles['answering']}>
      <PageHeading title={t('titles.live_questions')} />
      <LateAnswers />
      <CallState of={running} shape="card">
        {({ list: [first] }) =>
          first === undefined ? (
            <EmptyState title={t('clicker.nothing_running')} icon="question">
              <p>{t('clicker.nothing_running_body')}</p>
            </EmptyState>
          ) : (
            <Asked key={`${first.clicker_id} ${first.at}`} of={first} />
          )
        }
      </CallState>
    </div>
  )
}

function Asked({ of }: { of: RunningClicker }) {
  const t = useT('finding', 'home')
  const format = useFormat()
  const { state, at, total, asked, whole } = of
  return (
    <Stack>
      <p className="soft" role="status">
        <bdi>{className(of.class_name, t, format)}</bdi> ·{' '}
        {t('clicker.question_at', { number: format.number(at + 1), total: format.number(total) })}
      </p>
      {asked === null && <EmptyState title={t('clicker.wait_first')} icon="clock" />}
      {asked !== null && whole === null && <Answering of={of} asked={asked} />}
      {whole !== null && (
        <>
          {of.own_answer === null ? (
            <>
              <p dir="auto">
                <MathsText text={whole.text} />
              </p>
              {whole.kind === 'hotspot' && <ClickerPicture question={whole} isRevealed />}
              <Notice tone="info">{t('clicker.no_answer')}</Notice>
            </>
          ) : (
            <div dir="auto">
              <QuestionForm
                question={numberOptions(whole, format.number)}
                answer={of.own_answer}
                onAnswer={() => undefined}
                isRight={of.is_right ?? false}
              />
            </div>
          )}
          <ClickerTallies question={whole} tallies={of.tallies} isRevealed={state === 'revealed'} />
        </>
      )}
    </Stack>
  )
}

function Answering({
  of: { clicker_id, at, state, own_answer },
  asked,
}: {
  of: RunningClicker
  asked: NonNullable<RunningClicker['asked']>
}) {
  const t = useT('finding')
  const format = useFormat()
  const { run, isBusy } = useCommand(answerClicker)
  const { list } = useWaitingCommands()
  const [chosen, setChosen] = useState<readonly string[]>()
  const [given, setGiven] = useState<readonly string[] | null>(null)
  const [problem, setProblem] = useState<string>()
  const isOpen = state === 'open'
  const answer = chosen ?? own_answer ?? []
  const known = given ?? own_answer
  const isGiven = known !== null && JSON.stringify(known) === JSON.stringify(answer)
  const isWaiting = list.some(({ name, refusal }) => name === 'answerClicker' && refusal === null)
  const send = async () => {
    setProblem(undefined)
    const outcome = await run({ clicker_id, at, answer: [...answer] })
    // Without a network it is kept on the device, and counts as given here.
    if (outcome.ok) setGiven(answer)
    else setProblem(explain(t, outcome))
  }
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <div dir="auto">
        <QuestionForm
          question={numberOptions(asked, format.number)}
          answer={answer}
          onAnswer={setChosen}
          isRight={isOpen ? undefined : null}
        />
      </div>
      {isOpen && (
        <Button
          type="submit"
          variant="primary"
          icon="send"
          isBusy={isBusy}
          disabled={isGiven || answer.every((part) => part.trim() === '')}
        >
          {t(known === null ? 'clicker.send' : 'clicker.send_changed')}
        </Button>
      )}
      <div role="status">
        {problem !== undefined && <Notice tone="warning">{problem}</Notice>}
        {problem === undefined && isOpen && isGiven && (
          <Notice tone="success">{t(isWaiting ? 'clicker.sent_later' : 'clicker.sent')}</Notice>
        )}
        {!isOpen && <Notice tone="info">{t(known === null ? 'clicker.no_answer' : 'clicker.closed_wait')}</Notice>}
      </div>
    </form>
  )
}

/** Answers that reached the school too late are said so once; nobody has to look for them among what waits. */
function LateAnswers() {
  const t = useT('application', 'refused')
  const { list, dismiss } = useWaitingCommands()
  const late = list.filter(({ name, refusal }) => name === 'answerClicker' && refusal !== null)
  const ids = late.map(({ command_id }) => command_id).join(' ')
  const [isLate, setLate] = useState(false)
  if (ids !== '' && !isLate) setLate(true)
  useEffect(() => {
    for (const command_id of ids.split(' ').filter((id) => id !== '')) void dismiss(command_id)
    // A new list is another render's; the ids say whether there is something to do.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [ids])
  if (!isLate) return null
  return (
    <Notice tone="warning" onClose={() => setLate(false)}>
      {t('refusals.clicker_closed')}
    </Notice>
  )
}
