import { moveClicker, readClicker } from '@maktab/client/calls/learning/clickers.generated'
import type { Input, Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { Button } from '@maktab/ui/base/button'
import { ConfirmDialog } from '@maktab/ui/overlays/confirm-dialog'
import { PageHeading, Row, Stack } from '@maktab/ui/layout/layout'
import { useRef, useState } from 'react'
import { Navigate, useSearchParams } from '#page/router.tsx'
import { CallState, NotFound } from '#page/call-state.tsx'
import { explain } from '#calls/explain.ts'
import { useCommand, useQuery } from '#page/use-calls.ts'
import { Path } from '#page/path.tsx'
import { useFormat } from '#language/use-format.ts'
import { useSay } from '#page/use-say.ts'
import { useT } from '#language/use-t.ts'
import { MathsText } from '#features/questions/maths.tsx'
import { ClickerPicture, ClickerQuestion } from '#features/learning/clicker-question.tsx'
import { ClickerResults } from '#features/learning/clicker-results.tsx'
import styles from '#features/learning/clicker.module.css'
import { ClickerTallies } from '#features/learning/clicker-tallies.tsx'
import { useLiveEvents } from '#page/use-live-events.ts'

type Clicker = Output<Catalogue['readClicker']>
type Step = Input<Catalogue['moveClicker']>['step']

/** A teacher asks the class, question by question; the page may stand on the wall. Where no questions are named, they are chosen first. */
export function ClickerScreen() {
  const [search] = useSearchParams()
  const clicker_id = search.get('clicker_id') ?? ''
  return /^[0-9a-f-]{36}$/i.test(clicker_id) ? (
    <Asking clicker_id={clicker_id} />
  ) : (
    <Navigate to="/teacher/selectquestions" replace />
  )
}

function Asking({ clicker_id }: { clicker_id: string }) {
  const t = useT('application')
  const clicker = useQuery(readClicker, { clicker_id })
  useLiveEvents()
  return (
    <CallState of={clicker} shape="card" refused={{ not_found: () => <NotFound /> }}>
      {(value) => (
        <Stack gap={5}>
          <PageHeading
            back={
              <Path
                over={[
                  { label: t('titles.my_classes'), href: '/teacher/classes' },
                  { label: t('titles.ask_live'), href: `/teacher/selectquestions?class_id=${value.class_id}` },
                ]}
                here={t('titles.live_questions')}
              />
            }
            title={t('titles.live_questions')}
          />
          {value.state !== 'ended' && <Wall of={value} />}
          {value.questions.length > 0 && <ClickerResults of={value} />}
        </Stack>
      )}
    </CallState>
  )
}

function Wall({ of }: { of: Clicker }) {
  const t = useT('finding')
  const format = useFormat()
  const wall = useRef<HTMLElement>(null)
  const { state, at, total, question, answered, learners } = of
  return (
    <section ref={wall} className={styles['wall']} aria-label={t('clicker.question_at', { number: at + 1, total })}>
      <Row justify="between">
        <p>{t('clicker.question_at', { number: format.number(at + 1), total: format.number(total) })}</p>
        <p role="status">
          {t('clicker.answered_of', { answered: format.number(answered), learners: format.number(learners) })}
        </p>
      </Row>
      {state === 'closed' || state === 'revealed' ? (
        <>
          <p className={styles['question']} dir="auto">
            <MathsText text={question.text} />
          </p>
          {question.kind === 'hotspot' && <ClickerPicture question={question} isRevealed={state === 'revealed'} />}
          <ClickerTallies question={question} tallies={of.tallies} isRevealed={state === 'revealed'} />
        </>
      ) : (
        <ClickerQuestion question={question} />
      )}
      <Steps of={of} onFullScreen={() => void wall.current?.requestFullscreen().catch(() => undefined)} />
    </section>
  )
}

/** What may follow, the next thing first. */
const following: Readonly<Record<Clicker['state'], readonly Step[]>> = {
  ready: ['open'],
  open: ['close'],
  closed: ['reveal', 'open', 'next'],
  revealed: ['next'],
  ended: [],
}

function Steps({ of: { clicker_id, state, at, total }, onFullScreen }: { of: Clicker; onFullScreen: () => void }) {
  const t = useT('finding')
  const say = useSay()
  const { run, isBusy } = useCommand(moveClicker)
  const [isEnding, setEnding] = useState(false)
  const move = async (step: Step) => {
    const outcome = await run({ clicker_id, at, step })
    if (!outcome.ok) say({ tone: 'error', text: explain(t, outcome) })
    setEnding(false)
  }
  const steps = following[state].filter((step) => step !== 'next' || at + 1 < total)
  return (
    <div className={`flex wrap gap-3 ${styles['steps']}`}>
      {steps.map((step, index) => (
        <Button
          key={step}
          variant={index === 0 ? 'primary' : 'secondary'}
          isBusy={isBusy}
          onClick={() => void move(step)}
        >
          {t(step === 'open' && state === 'closed' ? 'clicker.open_again' : `clicker.step_${step}`)}
        </Button>
      ))}
      {'requestFullscreen' in document.documentElement && (
        <Button variant="quiet" icon="window" onClick={onFullScreen}>
          {t('clicker.full_screen')}
        </Button>
      )}
      <Button
        variant={steps.length === 0 ? 'primary' : 'quiet'}
        className={steps.length === 0 ? undefined : styles['end']}
        isBusy={isBusy}
        onClick={() => (steps.length === 0 ? void move('end') : setEnding(true))}
      >
        {t('clicker.step_end')}
      </Button>
      <ConfirmDialog
        isOpen={isEnding}
        onClose={() => setEnding(false)}
        onConfirm={() => void move('end')}
        heading={t('clicker.end_title')}
        confirmLabel={t('clicker.step_end')}
        isBusy={isBusy}
      >
        <p>{t('clicker.end_body')}</p>
      </ConfirmDialog>
    </div>
  )
}
