import { readStripeOrder } from '@maktab/client/calls/payments/stripe.generated'
import { Notice } from '@maktab/ui/feedback/notice'
import { useEffect, useState } from 'react'
import { useT } from '#language/use-t.ts'
import { useAnswers } from '#page/use-answers.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useStatusWords } from './order-words.ts'

const pauseMs = 3_000
const mostTries = 20

/** What became of the order that the browser came back with; asked again while the bank thinks, for a minute. */
export function CardReturn({ order_id }: { readonly order_id: string }) {
  const t = useT('cards', 'payments')
  const statusWords = useStatusWords()
  const answers = useAnswers()
  const order = useQuery(readStripeOrder, { order_id })
  const [tries, setTries] = useState(0)
  const status = order.state === 'ready' ? order.value.status : undefined
  const { state } = order
  useEffect(() => {
    if (status === 2 || status === 3) {
      // What is shown beside it was asked before the payment was known.
      void answers.refresh()
      return undefined
    }
    if (state === 'loading' || state === 'refused' || tries >= mostTries) return undefined
    const timer = setTimeout(() => {
      setTries((count) => count + 1)
      if ('refresh' in order) order.refresh()
    }, pauseMs)
    return () => clearTimeout(timer)
    // Another state or another try, and nothing else, asks again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [state, status, tries])
  if (state === 'refused') return null
  if (status === 2 || status === 3)
    return <Notice tone={status === 2 ? 'success' : 'danger'}>{statusWords(status)}</Notice>
  return <Notice>{tries < mostTries ? t('payments.card_checking') : t('payments.card_waits')}</Notice>
}
