/** Everything behind the sign-in: routes, the frame around the screens, the cache of their answers. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { BrowserRouter } from 'react-router'
import { useConnection } from '#calls/connection.ts'
import { AppRoutes } from '../routes.tsx'
import { useSpeaking } from './language.tsx'

const minute = 60_000

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

export function Application() {
  const { store } = useConnection()
  const { isWhole, speakWhole } = useSpeaking()
  const [answers] = useState(makeAnswers)
  useEffect(() => store.onPulled(() => void answers.invalidateQueries()), [answers, store])
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
