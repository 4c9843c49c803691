import { listTransactions, readTransactionStats } from '@maktab/client/calls/payments/orders.generated'
import type { PaymentCode } from '@maktab/contracts/payments/money'
import type { Transaction } from '@maktab/contracts/payments/orders'
import { transactionsPerPage } from '@maktab/domain/payments/orders'
import { Badge } from '@maktab/ui/base/badge'
import { Button, buttonClass } from '@maktab/ui/base/button'
import { Select } from '@maktab/ui/choice/select'
import { Notice } from '@maktab/ui/feedback/notice'
import { EmptyState } from '@maktab/ui/feedback/states'
import { SearchField } from '@maktab/ui/fields/search-field'
import { Grid, PageHeading, Stack } from '@maktab/ui/layout/layout'
import { DataTable } from '@maktab/ui/tables/data-table'
import { Pagination } from '@maktab/ui/tables/pagination'
import { useEffect, useState } from 'react'
import { useSettled } from '#features/access/use-settled.ts'
import { OfficeOffline } from '#features/office/office-form.tsx'
import { oneOf, useListAddress } from '#features/office/use-list-address.ts'
import { daysOf, useMonthWords } from '#features/payments/months.ts'
import { statusTone, useStatusWords } from '#features/payments/order-words.ts'
import { usePlanWords } from '#features/payments/plan-words.ts'
import { TransactionSums } from '#features/payments/transaction-sums.tsx'
import { TransactionsFile } from '#features/payments/transactions-file.tsx'
import { TransactionDialog } from '#features/payments/transaction-dialog.tsx'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { Link } from '#page/router.tsx'
import { useQuery } from '#page/use-calls.ts'

const states = ['1', '2', '3', 'all'] as const

const monthOf = (text: string | null) => (text !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined)

/** The payments of a campus; those that wait for the office first. */
export function CampusPaymentsScreen() {
  const t = useT('application', 'payments', 'transactions')
  const format = useFormat()
  const { price } = usePlanWords()
  const statusWords = useStatusWords()
  const { params, ask, search_string, pageUpTo } = useListAddress()
  const [typed, setTyped] = useState(search_string)
  const settled = useSettled(typed.trim())
  useEffect(() => {
    if (settled !== search_string) ask({ search: settled })
    // The address follows what was typed, and nothing else.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [settled])
  const state = oneOf(states, params.get('state')) ?? '1'
  const page = pageUpTo(10_000)
  const stats = useQuery(readTransactionStats, {})
  const monthWords = useMonthWords()
  const months = stats.state === 'ready' ? [...new Set(stats.value.by_month.map(({ month: one }) => one))] : []
  const month = monthOf(params.get('month'))
  const sought = {
    ...(state !== 'all' && { status: Number(state) as PaymentCode }),
    ...(search_string !== '' && { search: search_string }),
    ...(month !== undefined && daysOf(month)),
  }
  const transactions = useQuery(listTransactions, { page, ...sought })
  const [open, setOpen] = useState<Transaction>()
  const [done, setDone] = useState<string>()
  return (
    <Stack gap={5}>
      <PageHeading
        title={t('titles.payments')}
        actions={
          <Link className={buttonClass()} to="/campus-admin/vouchers">
            {t('titles.vouchers')}
          </Link>
        }
      />
      <OfficeOffline />
      {stats.state === 'ready' && <TransactionSums of={stats.value} />}
      <div role="status">
        {done !== undefined && (
          <Notice tone="success" onClose={() => setDone(undefined)}>
            {done}
          </Notice>
        )}
      </div>
      <Grid narrowest={14}>
        <SearchField label={t('payments.find')} maxLength={100} value={typed} onValueChange={setTyped} />
        <Select
          label={t('payments.show')}
          value={state}
          options={states.map((value) => ({
            value,
            label: value === 'all' ? t('payments.show_all') : statusWords(Number(value) as PaymentCode),
          }))}
          onChange={({ target }) => ask({ state: target.value })}
        />
        {(months.length > 0 || month !== undefined) && (
          <Select
            label={t('payments.month')}
            value={month ?? ''}
            options={[
              { value: '', label: t('payments.month_all') },
              ...[...new Set([...months, ...(month === undefined ? [] : [month])])].map((value) => ({
                value,
                label: monthWords(value),
              })),
            ]}
            onChange={({ target }) => ask({ month: target.value })}
          />
        )}
      </Grid>
      <CallState of={transactions} shape="rows" refused={{ not_found: () => <NotFound /> }}>
        {({ list, total }) => (
          <>
            <DataTable
              caption={t('titles.payments')}
              isCaptionHidden
              rows={list}
              rowKey={({ order_id }) => order_id}
              columns={[
                {
                  key: 'person',
                  heading: t('payments.person'),
                  isRowHeading: true,
                  cell: (row) => (
                    <Button
                      variant="quiet"
                      aria-label={t('payments.look', { name: row.full_name })}
                      onClick={() => setOpen(row)}
                    >
                      <bdi>{row.full_name}</bdi>
                    </Button>
                  ),
                },
                { key: 'plan', heading: t('payments.plan'), cell: ({ title }) => <bdi>{title}</bdi> },
                {
                  key: 'amount',
                  heading: t('payments.amount'),
                  isFigure: true,
                  cell: ({ amount_minor, currency }) => price(amount_minor, currency),
                },
                { key: 'made', heading: t('payments.made'), cell: ({ made_on }) => format.date(made_on) },
                {
                  key: 'state',
                  heading: t('payments.state'),
                  cell: ({ status, receipt_no }) => (
                    <>
                      <Badge tone={statusTone(status)}>{statusWords(status)}</Badge>{' '}
                      {receipt_no !== null && t('payments.receipt_of', { number: format.number(receipt_no) })}
                    </>
                  ),
                },
              ]}
              empty={<EmptyState level={2} icon="check" title={t('payments.nothing')} />}
            />
            <TransactionsFile sought={sought} />
            <Pagination
              page={page}
              pageSize={transactionsPerPage}
              total={total}
              onPageChange={(to) => ask({ page: String(to) })}
            />
          </>
        )}
      </CallState>
      {open !== undefined && (
        <TransactionDialog
          of={open}
          onClose={() => setOpen(undefined)}
          onDecided={(sentence) => {
            setOpen(undefined)
            setDone(sentence)
          }}
        />
      )}
    </Stack>
  )
}
