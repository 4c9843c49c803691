import { useEffect } from 'react'
import { useNavigate } from '#page/router.tsx'
import { useConnection } from '#calls/connection.ts'
import { readPushMessage } from '#worker/push-messages.ts'
import { forgetPushes, renewPushes } from './push-subscription.ts'
import { usePushSteps } from './use-push-steps.ts'

/**
 * While somebody is signed in: a touched notification leads to its page without loading it anew, a subscription that the
 * browser renewed is told to the school, and none outlasts the session.
 */
export function usePushes(): void {
  const navigate = useNavigate()
  const steps = usePushSteps()
  const { session } = useConnection()
  const { user_id } = steps

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const hear = ({ data, ports }: MessageEvent) => {
      const message = readPushMessage(data, location.origin)
      if (message?.kind === 'push-renewed') void renewPushes(steps)
      if (message?.kind !== 'push-opened') return
      ports[0]?.postMessage('gone there')
      navigate(message.path)
    }
    void renewPushes(steps)
    navigator.serviceWorker.addEventListener('message', hear)
    return () => navigator.serviceWorker.removeEventListener('message', hear)
  }, [navigate, steps])

  useEffect(
    () => () => {
      if (session.current()?.user_id !== user_id) void forgetPushes()
    },
    [session, user_id],
  )
}
