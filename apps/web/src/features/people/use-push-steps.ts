import { readPushKey, setPush } from '@maktab/client/calls/people/notifications.generated'
import { useMemo } from 'react'
import { useConnection } from '#calls/connection.ts'
import { useSession } from '#calls/use-session.ts'

/** What the browser's part of pushes asks of the school, for the person who is signed in. */
export function usePushSteps() {
  const { client } = useConnection()
  const { user_id } = useSession()
  return useMemo(
    () => ({
      user_id,
      async readKey(): Promise<string | undefined> {
        const { answer } = await client.ask(readPushKey, {})
        return answer.ok ? answer.value.public_key : undefined
      },
      async register(pid: string): Promise<'registered' | 'offline' | 'refused'> {
        const answer = await client.perform(setPush, { pid, type: 'web' })
        if (answer.ok) return 'registered'
        return 'refusal' in answer ? 'refused' : 'offline'
      },
      takeBack: (pid: string) => client.perform(setPush, { pid, type: 'off' }),
    }),
    [client, user_id],
  )
}
