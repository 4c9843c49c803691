import type { Output } from '@maktab/contracts/call'
import type { readTransactionStats } from '@maktab/contracts/payments/orders'
import { NumberCard } from '@maktab/ui/charts/number-card'
import { Grid } from '@maktab/ui/layout/layout'
import { DataTable, type Column } from '@maktab/ui/tables/data-table'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useMonthWords } from './months.ts'
import { usePlanWords } from './plan-words.ts'
import { useWayWords } from './way-words.ts'

type Stats = Output<typeof readTransactionStats>
type Received = Pick<Stats['by_month'][number], 'currency' | 'orders' | 'amount_minor' | 'refunded_minor'>

/** What a campus took in and what waits, as figures; below, by way of payment and by month. */
export function TransactionSums({ of: stats }: { readonly of: Stats }) {
  const t = useT('transactions')
  const format = useFormat()
  const { price } = usePlanWords()
  const way = useWayWords()
  const monthWords = useMonthWords()
  const { waiting_approvals, active, trials, ending_in_30_days, by_status, by_gateway, by_month } = stats
  const received = by_status.filter(({ status }) => status === 2)
  const sums: Column<Received>[] = [
    { key: 'orders', heading: t('payments.orders'), isFigure: true, cell: ({ orders }) => format.number(orders) },
    {
      key: 'received',
      heading: t('payments.received'),
      isFigure: true,
      cell: ({ amount_minor, currency }) => price(amount_minor, currency),
    },
    {
      key: 'refunded',
      heading: t('payments.refunded'),
      isFigure: true,
      cell: ({ refunded_minor, currency }) => price(refunded_minor, currency),
    },
  ]
  return (
    <>
      <Grid narrowest={9}>
        <NumberCard label={t('payments.waiting')} value={format.number(waiting_approvals)} />
        <NumberCard label={t('payments.active')} value={format.number(active)} />
        <NumberCard label={t('payments.trials')} value={format.number(trials)} />
        <NumberCard label={t('payments.ending')} value={format.number(ending_in_30_days)} />
        {received.map(({ currency, amount_minor }) => (
          <NumberCard key={currency} label={t('payments.received')} value={price(amount_minor, currency)} />
        ))}
      </Grid>
      {by_month.length > 0 && (
        <Grid narrowest={22}>
          <DataTable
            caption={t('payments.by_way')}
            rows={by_gateway}
            rowKey={({ gateway, currency }) => `${gateway} ${currency}`}
            columns={[
              { key: 'way', heading: t('payments.way'), isRowHeading: true, cell: ({ gateway }) => way(gateway) },
              ...sums,
            ]}
          />
          <DataTable
            caption={t('payments.by_month')}
            rows={by_month}
            rowKey={({ month, currency }) => `${month} ${currency}`}
            columns={[
              {
                key: 'month',
                heading: t('payments.month'),
                isRowHeading: true,
                cell: ({ month }) => monthWords(month),
              },
              ...sums,
            ]}
          />
        </Grid>
      )}
    </>
  )
}
