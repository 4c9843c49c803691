import { useToasts } from '@maktab/ui/feedback/toasts'
import { useEffect } from 'react'
import { useConnection } from '#calls/connection.ts'
import { sentenceIn } from '#calls/explain.ts'
import { useLatest } from '#page/use-latest.ts'
import { useT } from '#language/use-t.ts'

/** Shows what the calls have to say among the messages of the `ToastProvider` around it; what stands in the frame comes before the page's own. */
export function ShowMessages({ place }: { place: 'frame' | 'page' }) {
  const { messages } = useConnection()
  const show = useToasts()
  const t = useT()
  const latest = useLatest({ show, t })
  useEffect(
    () =>
      messages.showWith(
        (message) =>
          latest.current.show(
            'sentence' in message ? { tone: 'error', text: sentenceIn(latest.current.t, message.sentence) } : message,
          ),
        place,
      ),
    [messages, latest, place],
  )
  return null
}
