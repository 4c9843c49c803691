/** Everything behind the sign-in: routes, the frame around the screens, the cache of their answers. */
import type { Asked } from '@maktab/client/routing'
import type { AnyQuery } from '@maktab/contracts/call'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { Query } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { BrowserRouter } from 'react-router'
import { useConnection } from '#calls/connection.ts'
import { AppRoutes } from '../routes.tsx'
import { useSpeaking } from './language.tsx'

const minute = 60_000
const justNow = 5_000

function makeAnswers(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The client decides between server and device, and never throws for what it expects.
        networkMode: 'always',
        retry: false,
        staleTime: 5_000,
        gcTime: 10 * minute,
      },
    },
  })
}

/** After a pull, what the server itself answered a moment ago is as young as the rows. */
function isBehind({ state }: Query): boolean {
  const { from } = (state.data ?? {}) as Partial<Asked<AnyQuery>>
  return from !== 'server' || Date.now() - state.dataUpdatedAt > justNow
}

export function Application() {
  const { store } = useConnection()
  const { isWhole, speakWhole } = useSpeaking()
  const [answers] = useState(makeAnswers)
  useEffect(() => store.onPulled(() => void answers.invalidateQueries({ predicate: isBehind })), [answers, store])
  useEffect(() => {
    if (!isWhole) void speakWhole()
  }, [isWhole, speakWhole])

  if (!isWhole) return null
  return (
    <QueryClientProvider client={answers}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </QueryClientProvider>
  )
}
