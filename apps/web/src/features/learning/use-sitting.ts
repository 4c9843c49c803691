import { countOn, isClock, startClock, type Reading, type TestClock } from '@maktab/domain/questions/test-clock'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { newId } from '#browser/identifiers.ts'
import { keepDraft, readDraft } from './draft.ts'

/** One try of a test that is under way, kept on this device beside its answers until it is handed in. */
export interface Sitting {
  /** For which the questions were drawn. */
  readonly try_number: number
  readonly clock: TestClock
  /** Wrong checks by question. */
  readonly tried: Readonly<Record<string, number>>
  /** Questions that were checked and right. */
  readonly right: readonly string[]
  /** Questions to look at again. */
  readonly flagged: readonly string[]
}

/** Each time that the page is opened has its own counter. */
const page = newId()
const read = (): Reading => ({ page, counter: performance.now(), wall: Date.now() })

function isSitting(kept: unknown): kept is Sitting {
  if (typeof kept !== 'object' || kept === null) return false
  const { try_number, clock, tried, right, flagged } = kept as Partial<Sitting>
  return (
    Number.isInteger(try_number) &&
    isClock(clock) &&
    typeof tried === 'object' &&
    Array.isArray(right) &&
    Array.isArray(flagged)
  )
}

/** The try under way; its clock counts while the page is open, and is kept with every second that it counts. */
export function useSitting(name: string) {
  const [sitting, setSitting] = useState<Sitting | undefined>(() => {
    const kept = readDraft(name)
    return isSitting(kept) ? kept : undefined
  })
  const latest = useRef(sitting)

  function keep(next: Sitting | undefined) {
    latest.current = next
    setSitting(next)
    keepDraft(name, next ?? null)
  }
  /** The sitting with its clock as it stands now. Nothing of the page is drawn anew. */
  function countedOn(): Sitting | undefined {
    const { current } = latest
    if (!current) return undefined
    const next = { ...current, clock: countOn(current.clock, read()) }
    latest.current = next
    keepDraft(name, next)
    return next
  }
  const count = useEffectEvent(countedOn)
  useEffect(() => {
    // The clock goes on beside whatever else is done with the test, and a page that is put aside is read before it sleeps.
    const look = () => void count()
    const timer = window.setInterval(look, 1000)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      look()
    }
  }, [])

  return {
    sitting,
    countedOn,
    begin: (try_number: number) => keep({ try_number, clock: startClock(read()), tried: {}, right: [], flagged: [] }),
    change: (part: Partial<Pick<Sitting, 'tried' | 'right' | 'flagged'>>) => {
      const current = countedOn()
      if (current) keep({ ...current, ...part })
    },
    end: () => keep(undefined),
  }
}
