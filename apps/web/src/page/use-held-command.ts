import type { Answer, ClientCall } from '@maktab/client/call'
import type { AnyCommand, Input } from '@maktab/contracts/call'
import { useCallback } from 'react'
import { newId } from '#browser/identifiers.ts'
import { useConnection } from '#calls/connection.ts'
import { useAnswers } from './use-answers.tsx'

/** An answer, and what takes the command back while it is held; absent where this device keeps nothing, so that it was sent. */
export interface HeldAnswer<C extends AnyCommand> {
  readonly answer: Answer<C>
  readonly takeBack?: () => Promise<boolean>
}

/** Gives a command that its person may take back for ten seconds; it is done here at once, and sent then, also if the page is gone. */
export function useHeldCommand<C extends AnyCommand>(call: ClientCall<C>): (input: Input<C>) => Promise<HeldAnswer<C>> {
  const { client, store } = useConnection()
  const answers = useAnswers()
  return useCallback(
    async (input) => {
      const command_id = newId()
      const answer = await client.perform(call, input, [], { command_id, isHeld: true })
      if (!answer.ok) return { answer }
      void answers.refresh()
      if (store.isAvailable() !== true) return { answer }
      const takeBack = async () => {
        const isTaken = await store.takeBack(command_id)
        await answers.refresh()
        return isTaken
      }
      return { answer, takeBack }
    },
    [answers, call, client, store],
  )
}
