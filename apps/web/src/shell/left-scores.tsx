import { sentenceOfAnswer } from '@maktab/client/refusal-sentences'
import { useAnswers } from '#page/use-answers.tsx'
import { useEffect } from 'react'
import { useConnection } from '#calls/connection.ts'
import { giveLeftScores } from '#calls/left-scores.ts'
import { useSession } from '#calls/use-session.ts'

/** Milliseconds between two tries while the school can be reached. */
const again = 60_000

/** Gives scores that wait in this browser as soon as the school can be reached, wherever their teacher is by then. Draws nothing. */
export function LeftScores(): null {
  const connection = useConnection()
  const { user_id } = useSession()
  const answers = useAnswers()
  useEffect(() => {
    const { network, messages } = connection
    async function give(): Promise<void> {
      if (!network.isOnline()) return
      const given = await giveLeftScores(connection, user_id)
      if (given.some(({ ok }) => ok)) void answers.refresh()
      for (const answer of given)
        if (!answer.ok && 'refusal' in answer) messages.say({ sentence: sentenceOfAnswer(answer) })
    }
    void give()
    const stop = network.onChange(() => void give())
    const timer = window.setInterval(() => void give(), again)
    return () => {
      stop()
      window.clearInterval(timer)
    }
  }, [connection, user_id, answers])
  return null
}
