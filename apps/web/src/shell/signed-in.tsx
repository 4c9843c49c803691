/** Everything behind the sign-in: the frame around the screens and the cache of their answers. Login carries none of it. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useConnection } from '#calls/connection.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Frame } from './frame.tsx'
import { ScreenLoading } from './screen-loading.tsx'

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
        refetchOnReconnect: true,
      },
    },
  })
}

export function SignedIn() {
  const { store } = useConnection()
  const { pathname } = useLocation()
  const [answers] = useState(makeAnswers)
  useEffect(() => store.onPulled(() => void answers.invalidateQueries()), [answers, store])
  return (
    <QueryClientProvider client={answers}>
      <Frame>
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<ScreenLoading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Frame>
    </QueryClientProvider>
  )
}
