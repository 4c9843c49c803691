import { listTransactions } from '@maktab/client/calls/payments/orders.generated'
import type { Input } from '@maktab/contracts/call'
import type { listTransactions as Contract, Transaction } from '@maktab/contracts/payments/orders'
import { decimalOf } from '@maktab/domain/payments/money'
import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { saveTable } from '@maktab/ui/tables/table-export'
import { useState } from 'react'
import { useConnection } from '#calls/connection.ts'
import { useIsOnline } from '#calls/use-sync-state.ts'
import { useLanguage } from '#language/use-language.ts'
import { useT } from '#language/use-t.ts'
import { useStatusWords } from './order-words.ts'
import { usePlanWords } from './plan-words.ts'
import { useWayWords } from './way-words.ts'

type Sought = Omit<Input<typeof Contract>, 'page'>

/** All payments that are sought, whichever page shows them, as a workbook; nothing is saved where one page could not be read. */
export function TransactionsFile({ sought }: { readonly sought: Sought }) {
  const t = useT('application', 'payments', 'transactions')
  const isOnline = useIsOnline()
  const { client } = useConnection()
  const isRightToLeft = useLanguage().direction === 'rtl'
  const status = useStatusWords()
  const way = useWayWords()
  const { term } = usePlanWords()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  async function readAll(): Promise<Transaction[]> {
    const rows: Transaction[] = []
    for (let page = 1, last = 1; page <= last; page++) {
      const { answer } = await client.ask(listTransactions, { ...sought, page, page_size: 500 })
      if (!answer.ok) throw new Error('Not all payments could be read')
      rows.push(...answer.value.list)
      last = answer.value.total_pages
    }
    return rows
  }

  async function save(): Promise<void> {
    setBusy(true)
    setFailed(false)
    try {
      const rows = await readAll()
      const name = t('titles.payments')
      const head = [
        t('payments.receipt_no'),
        t('payments.person'),
        t('payments.whom'),
        t('payments.plan'),
        t('payments.duration_of'),
        t('payments.amount'),
        t('payments.refunded'),
        t('payments.currency_of'),
        t('payments.way'),
        t('payments.state'),
        t('payments.made'),
        t('payments.settled'),
        t('payments.transfer_ref'),
      ]
      const cells = rows.map((row) => [
        row.receipt_no ?? undefined,
        row.full_name,
        row.learners.map(({ full_name }) => full_name).join('; '),
        row.title,
        term(row.duration_in_months),
        Number(decimalOf(row.amount_minor)),
        Number(decimalOf(row.refunded_minor)),
        row.currency,
        way(row.gateway),
        status(row.status),
        row.made_on,
        row.settled_on ?? undefined,
        row.transfer?.transfer_ref ?? undefined,
      ])
      const table = { head, rows: cells, textColumns: new Set([head.length - 1]) }
      await saveTable(table, { name, format: 'xlsx', isRightToLeft })
    } catch {
      setFailed(true)
    }
    setBusy(false)
  }

  return (
    <div>
      <Button isBusy={isBusy} disabled={!isOnline} onClick={() => void save()}>
        {t('payments.file')}
      </Button>
      <div role="alert">{hasFailed && <Notice tone="danger">{t('payments.file_failed')}</Notice>}</div>
    </div>
  )
}
