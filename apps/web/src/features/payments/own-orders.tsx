import type { OwnOrder } from '@maktab/contracts/payments/entitlements'
import { Badge } from '@maktab/ui/base/badge'
import { Card } from '@maktab/ui/layout/card'
import { linkClass } from '@maktab/ui/base/text-link'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { Link } from '#page/router.tsx'
import { statusTone, useStatusWords } from './order-words.ts'
import { usePlanWords } from './plan-words.ts'

/** What the person ordered, the newest first. */
export function OwnOrders({ orders }: { readonly orders: readonly OwnOrder[] }) {
  const t = useT('payments')
  const format = useFormat()
  const { price } = usePlanWords()
  const status = useStatusWords()
  return (
    <Card level={2} heading={t('payments.own_orders')}>
      {orders.length === 0 ? (
        <p className="soft">{t('payments.no_orders')}</p>
      ) : (
        <ul className="grid gap-4 bare" role="list">
          {orders.map((order) => (
            <li key={order.order_id} className="grid gap-1">
              <p className="strong">
                <bdi>{order.title}</bdi> · {price(order.amount_minor, order.currency)}{' '}
                <Badge tone={statusTone(order.status)}>{status(order.status)}</Badge>
              </p>
              <p className="soft">
                {format.date(order.made_on)}
                {order.receipt_no !== null && (
                  <>
                    {' · '}
                    <Link className={linkClass()} to={`/payment/receipt?order=${order.order_id}`}>
                      {t('payments.receipt_see', { number: format.number(order.receipt_no) })}
                    </Link>
                  </>
                )}
              </p>
              {order.learners.length > 0 && <p>{t('payments.for_names', { names: format.list(order.learners) })}</p>}
              {order.status === 2 && order.refunded_minor > 0 && (
                <p>{t('payments.went_back', { amount: price(order.refunded_minor, order.currency) })}</p>
              )}
              {order.reason === 'refused' && <p>{t('payments.reason_refused')}</p>}
              {order.reason === 'declined' && <p>{t('payments.reason_declined')}</p>}
              {order.reason === 'expired' && <p>{t('payments.reason_expired')}</p>}
              {order.reason === 'refunded' && <p>{t('payments.reason_refunded')}</p>}
              {order.remarks !== '' && <p>{t('payments.office_wrote', { remarks: order.remarks })}</p>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
