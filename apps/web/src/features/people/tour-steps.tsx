import { Button } from '@maktab/ui/base/button'
import { layerClass, useLayer } from '@maktab/ui/overlays/layer'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useLatest } from '#page/use-latest.ts'
import { useT } from '#language/use-t.ts'
import styles from './tour-steps.module.css'
import type { TourStep } from './tours.ts'
import { findTarget } from './use-settled-targets.ts'

interface TourStepsProps {
  readonly steps: readonly TourStep[]
  /** At the end, and wherever the person has other things to do. */
  readonly onFinish: () => void
}

/** One step after the other, each beside what it is about. The page behind stays alive: touching it ends the tour. */
export function TourSteps({ steps, onFinish }: TourStepsProps) {
  const [before] = useState(() => document.activeElement)
  const [at, setAt] = useState(() => placeFrom(steps, 0, 1))

  function finish(): void {
    onFinish()
    // Whoever was in the tour goes back to where they were.
    if (!isWithinTour(document.activeElement)) return
    const place = before instanceof HTMLElement && before.isConnected ? before : document.getElementById('content')
    place?.focus({ preventScroll: true })
  }
  function go(direction: 1 | -1): void {
    const next = at && placeFrom(steps, at.position + direction, direction)
    if (next === undefined) finish()
    else setAt(next)
  }

  if (at === undefined) return null
  return (
    <Step
      key={at.step.step}
      {...at}
      total={steps.length}
      onBack={() => go(-1)}
      onNext={() => go(1)}
      onFinish={finish}
    />
  )
}

interface TourPlace {
  readonly position: number
  readonly step: TourStep
  readonly target: HTMLElement
}

/** The nearest step from here on whose part of the screen is there: since the tour began it may have gone. */
function placeFrom(steps: readonly TourStep[], from: number, direction: 1 | -1): TourPlace | undefined {
  for (let position = from; ; position += direction) {
    const step = steps[position]
    if (step === undefined) return undefined
    const target = findTarget(step.target)
    if (target !== undefined) return { position, step, target }
  }
}

const isWithinTour = (element: Element | null) => (element?.closest('[data-tour-step]') ?? null) !== null

interface StepProps extends TourPlace {
  readonly total: number
  readonly onBack: () => void
  readonly onNext: () => void
  readonly onFinish: () => void
}

/** What is said beside a part takes this much of the window's height (px), the bar at the top with it. */
const heightOfWords = 320

/** A heading stands for its part of the screen; of a part that leaves no room for words its beginning is pointed at. */
function markedPart(target: HTMLElement): HTMLElement {
  const part = target.closest('h1, h2, h3, h4') === null ? target : (target.closest<HTMLElement>('section') ?? target)
  if (part !== target) return fits(part) ? part : target
  let marked = target
  while (!fits(marked) && marked.firstElementChild instanceof HTMLElement) marked = marked.firstElementChild
  return marked
}

const fits = (part: HTMLElement) => part.offsetHeight <= window.innerHeight - heightOfWords

function Step({ step, target, position, total, onBack, onNext, onFinish }: StepProps) {
  const t = useT('application', 'tours')
  const id = useId()
  const layer = useRef<HTMLDivElement>(null)
  const anchor = useRef<HTMLElement | null>(null)
  const end = useLatest(onFinish)
  const isLast = position === total - 1

  useLayoutEffect(() => {
    const marked = markedPart(target)
    anchor.current = marked
    marked.dataset['tourNow'] = ''
    // The words stand whole below a large part, and on either side of a small one.
    marked.scrollIntoView({ block: marked.offsetHeight > window.innerHeight * 0.4 ? 'start' : 'nearest' })
    layer.current?.focus({ preventScroll: true })
    return () => void delete marked.dataset['tourNow']
  }, [target])
  useLayer({ isOpen: true, onClose: onFinish, trigger: anchor, layer })

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      end.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [end])

  return (
    <div
      ref={layer}
      className={`${layerClass} grid gap-2 ${styles['step']}`}
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      data-tour-step=""
    >
      <h2 id={`${id}-title`} className={styles['title']}>
        {t(step.title)}
      </h2>
      <p id={`${id}-text`}>{t(step.text)}</p>
      <div className={`flex wrap middle between gap-2 ${styles['foot']}`}>
        <span className="soft small tabular">{total > 1 && t('frame.of_total', { value: position + 1, total })}</span>
        <span className="flex gap-2">
          {!isLast && (
            <Button variant="quiet" onClick={onFinish}>
              {t('tours.skip')}
            </Button>
          )}
          {position > 0 && <Button onClick={onBack}>{t('frame.back')}</Button>}
          <Button variant="primary" onClick={onNext}>
            {isLast ? t('tours.done') : t('frame.next')}
          </Button>
        </span>
      </div>
    </div>
  )
}
