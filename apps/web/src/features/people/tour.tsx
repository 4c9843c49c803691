import { stepsLeft } from '@maktab/domain/people/tour'
import { useEffect, useState } from 'react'
import { useLocation } from '#page/router.tsx'
import { useTOnceHere } from '#language/use-t-once-here.ts'
import { useLatest } from '#page/use-latest.ts'
import { TourSteps } from './tour-steps.tsx'
import { useTourRecord } from './tour-record.ts'
import { tours, type ScreenTour, type TourStep } from './tours.ts'
import { useSettledTargets } from './use-settled-targets.ts'

/** Shows a screen around the first time that a person is there (seed 000 §3); of what is not there nothing is said until it is. */
export function Tour() {
  const { pathname } = useLocation()
  const plan = tours.find(({ route }) => route === pathname)
  return plan === undefined ? null : <TourOfScreen key={plan.route} plan={plan} />
}

function TourOfScreen({ plan: { route, steps } }: { plan: ScreenTour }) {
  const names = steps.map(({ step }) => step)
  const { tour, noteShown } = useTourRecord({ isNeeded: (copy) => stepsLeft(copy, { route, steps: names }).length > 0 })
  const [shown, setShown] = useState<readonly TourStep[]>()
  const left = tour === undefined ? [] : stepsLeft(tour, { route, steps: names })
  const t = useTOnceHere('tours', { isNeeded: left.length > 0 || shown !== undefined })
  useSettledTargets({
    isOn: t !== undefined && shown === undefined && left.length > 0,
    targets: steps.filter(({ step }) => left.includes(step)).map(({ target }) => target),
    onSettled: (found) => setShown(steps.filter(({ step, target }) => left.includes(step) && found.includes(target))),
  })

  const note = useLatest(() => {
    if (shown !== undefined) noteShown({ route, steps: shown.map(({ step }) => step) })
  })
  // Whoever goes on to another screen has seen enough.
  useEffect(() => () => note.current(), [note])

  if (shown === undefined || t === undefined) return null
  const finish = () => {
    note.current()
    setShown(undefined)
  }
  return <TourSteps steps={shown} onFinish={finish} />
}
