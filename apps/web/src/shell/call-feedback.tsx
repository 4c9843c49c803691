/** What calls have to say and to cover, around every screen: before the sign-in it is fetched when the first of it is wanted. */
import { lazy, Suspense, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useConnection } from '#calls/connection.ts'

const nothing = { default: (): ReactNode => null }
const Layer = lazy(() =>
  import('./feedback-layer.tsx').then(
    ({ FeedbackLayer }) => ({ default: FeedbackLayer }),
    () => nothing,
  ),
)

export function CallFeedback() {
  const { messages, watch, network } = useConnection()
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const want = () => {
      const { loader, oops } = watch.state()
      if (messages.isWaiting() || loader !== undefined || oops !== undefined || !network.isOnline()) setWanted(true)
    }
    want()
    const stops = [messages, watch, network].map(({ onChange }) => onChange(want))
    return () => stops.forEach((stop) => stop())
  }, [messages, watch, network])
  return (
    isWanted && (
      <Suspense fallback={null}>
        <Layer />
      </Suspense>
    )
  )
}
