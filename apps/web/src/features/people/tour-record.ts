/** What this person was shown, on this device and on others. */
import { readTourGuide, saveTourGuide } from '@maktab/client/calls/people/tour.generated'
import type { Tour } from '@maktab/contracts/people/tour'
import { joinTours, parseTour, untouchedTour, withShown } from '@maktab/domain/people/tour'
import { useCallback } from 'react'
import { useConnection } from '#calls/connection.ts'
import { useSession } from '#calls/use-session.ts'
import { useAnswer, useAnswers } from '#page/use-answers.tsx'

const nameOf = (user_id: number) => `maktab.tour.${location.host}.${user_id}`

function readCopy(user_id: number): Tour {
  try {
    return parseTour(localStorage.getItem(nameOf(user_id))) ?? untouchedTour
  } catch {
    return untouchedTour
  }
}

function keepCopy(user_id: number, tour: Tour): void {
  try {
    localStorage.setItem(nameOf(user_id), JSON.stringify(tour))
  } catch {
    // Without storage the server's record is the only one.
  }
}

const keyOf = (user_id: number) => ['tour record', user_id]

/**
 * The record, once for all screens. The server is asked when a screen has something to show that this device does not know
 * to be shown; without it the device's own copy counts. Undefined until then.
 */
export function useTourRecord({ isNeeded }: { readonly isNeeded: (copy: Tour) => boolean }) {
  const { client } = useConnection()
  const { user_id } = useSession()
  const answers = useAnswers()
  const copy = answers.get<Tour>(keyOf(user_id)) ?? readCopy(user_id)
  const { value: tour } = useAnswer<Tour>(
    {
      key: keyOf(user_id),
      freshMs: Infinity,
      isKeptForGood: true,
      ask: async () => {
        const { answer } = await client.ask(readTourGuide, {})
        const joined = joinTours(
          readCopy(user_id),
          (answer.ok ? parseTour(answer.value.tour_guide_json) : undefined) ?? untouchedTour,
        )
        // What another device showed is known here from now on, also without a network.
        keepCopy(user_id, joined)
        return joined
      },
    },
    { isAsked: isNeeded(copy) },
  )

  /** A failed save is silent (seed 000 §7): the copy has it, and it goes along with the next. */
  const noteShown = useCallback(
    (shown: { readonly route: string; readonly steps: readonly string[] }) => {
      const next = withShown(answers.get<Tour>(keyOf(user_id)) ?? readCopy(user_id), shown)
      keepCopy(user_id, next)
      answers.set(keyOf(user_id), next)
      void client.perform(saveTourGuide, { tour_guide_json: JSON.stringify(next) })
    },
    [answers, client, user_id],
  )
  return { tour, noteShown }
}

/** Begins all tours anew, here and on every device that did not show them itself; false where the server did not hear of it. */
export function useTourReplay(): () => Promise<boolean> {
  const { client } = useConnection()
  const { user_id } = useSession()
  const answers = useAnswers()
  return useCallback(async () => {
    const answer = await client.perform(saveTourGuide, { tour_guide_json: JSON.stringify(untouchedTour) })
    if (!answer.ok) return false
    keepCopy(user_id, untouchedTour)
    answers.set(keyOf(user_id), untouchedTour)
    return true
  }, [answers, client, user_id])
}
