import { cancelVoucher, listVouchers } from '@maktab/client/calls/payments/vouchers.generated'
import type { Voucher } from '@maktab/contracts/payments/vouchers'
import { groupedCode, vouchersAtOnce, type VoucherState } from '@maktab/domain/payments/vouchers'
import { Badge } from '@maktab/ui/base/badge'
import { Button } from '@maktab/ui/base/button'
import { Select } from '@maktab/ui/choice/select'
import { Notice } from '@maktab/ui/feedback/notice'
import { EmptyState } from '@maktab/ui/feedback/states'
import { Grid, PageHeading, Stack } from '@maktab/ui/layout/layout'
import { ConfirmDialog } from '@maktab/ui/overlays/confirm-dialog'
import { DataTable } from '@maktab/ui/tables/data-table'
import { Pagination } from '@maktab/ui/tables/pagination'
import { useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useIsOnline } from '#calls/use-sync-state.ts'
import { OfficeOffline } from '#features/office/office-form.tsx'
import { oneOf, useListAddress } from '#features/office/use-list-address.ts'
import { MakeVouchers } from '#features/payments/make-vouchers.tsx'
import { usePlanWords } from '#features/payments/plan-words.ts'
import { VoucherSheets } from '#features/payments/voucher-sheets.tsx'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useCommand, useQuery } from '#page/use-calls.ts'

const states = ['open', 'used', 'ended', 'cancelled', 'all'] as const satisfies readonly (VoucherState | 'all')[]

/** Vouchers that the campus sells for cash: made, printed, and what became of each. */
export function VouchersScreen() {
  const t = useT('application', 'vouchers', 'payments')
  const format = useFormat()
  const { price } = usePlanWords()
  const isOnline = useIsOnline()
  const { params, ask, pageUpTo } = useListAddress()
  const state = oneOf(states, params.get('state')) ?? 'open'
  const page = pageUpTo(10_000)
  const vouchers = useQuery(listVouchers, { page, ...(state !== 'all' && { state }) })
  const cancel = useCommand(cancelVoucher)
  const [cancelled, setCancelled] = useState<Voucher>()
  const [said, setSaid] = useState<{ readonly tone: 'success' | 'danger'; readonly words: string }>()

  async function cancelOne({ serial }: Voucher): Promise<void> {
    const answer = await cancel.run({ serial })
    setCancelled(undefined)
    setSaid(
      answer.ok
        ? { tone: 'success', words: t('payments.voucher_was_cancelled', { number: format.number(serial) }) }
        : { tone: 'danger', words: explain(t, answer) },
    )
  }

  return (
    <Stack gap={5}>
      <div className="grid gap-4" data-print="no">
        <PageHeading title={t('titles.vouchers')} note={t('payments.vouchers_intro')} />
        <OfficeOffline />
        <div role="status">
          {said !== undefined && (
            <Notice tone={said.tone} onClose={() => setSaid(undefined)}>
              {said.words}
            </Notice>
          )}
        </div>
      </div>
      <CallState of={vouchers} shape="rows" refused={{ not_found: () => <NotFound /> }}>
        {({ list, total, plans }) => (
          <>
            <div className="grid gap-4" data-print="no">
              <MakeVouchers
                plans={plans}
                onMade={({ first_serial, last_serial }) => {
                  const numbers = { from: format.number(first_serial), to: format.number(last_serial) }
                  setSaid({ tone: 'success', words: t('payments.vouchers_made', numbers) })
                }}
              />
              <Grid narrowest={14}>
                <Select
                  label={t('payments.vouchers_show')}
                  value={state}
                  options={states.map((value) => ({ value, label: t(`payments.vouchers_${value}`) }))}
                  onChange={({ target }) => ask({ state: target.value })}
                />
              </Grid>
              <DataTable
                caption={t('titles.vouchers')}
                isCaptionHidden
                rows={list}
                rowKey={({ serial }) => String(serial)}
                columns={[
                  {
                    key: 'serial',
                    heading: t('payments.voucher_number'),
                    isRowHeading: true,
                    cell: ({ serial }) => format.number(serial),
                  },
                  {
                    key: 'code',
                    heading: t('payments.voucher_code'),
                    cell: ({ code }) => (code === null ? '—' : <bdi dir="ltr">{format.digits(groupedCode(code))}</bdi>),
                  },
                  { key: 'plan', heading: t('payments.voucher_plan'), cell: ({ title }) => <bdi>{title}</bdi> },
                  {
                    key: 'amount',
                    heading: t('payments.voucher_price'),
                    isFigure: true,
                    cell: ({ amount_minor, currency }) => price(amount_minor, currency),
                  },
                  {
                    key: 'state',
                    heading: t('payments.voucher_state'),
                    cell: (row) => (
                      <>
                        <Badge tone={row.state === 'open' ? 'success' : 'neutral'}>
                          {t(`payments.voucher_${row.state}`)}
                        </Badge>{' '}
                        {row.used_on !== null && format.date(row.used_on)}{' '}
                        {row.used_by_name !== null && <bdi>{row.used_by_name}</bdi>}
                      </>
                    ),
                  },
                  {
                    key: 'act',
                    heading: t('payments.voucher_act'),
                    cell: (row) =>
                      row.state === 'open' && (
                        <Button
                          variant="quiet"
                          disabled={!isOnline}
                          aria-label={t('payments.voucher_cancel_of', { number: format.number(row.serial) })}
                          onClick={() => setCancelled(row)}
                        >
                          {t('payments.voucher_void')}
                        </Button>
                      ),
                  },
                ]}
                empty={<EmptyState level={2} icon="check" title={t('payments.vouchers_none')} />}
              />
              <Pagination
                page={page}
                pageSize={vouchersAtOnce}
                total={total}
                onPageChange={(to) => ask({ page: String(to) })}
              />
            </div>
            <VoucherSheets of={list.filter(({ code }) => code !== null)} />
          </>
        )}
      </CallState>
      <ConfirmDialog
        isOpen={cancelled !== undefined}
        heading={t('payments.voucher_cancel_asked', { number: format.number(cancelled?.serial ?? 0) })}
        confirmLabel={t('payments.voucher_void')}
        isDangerous
        isBusy={cancel.isBusy}
        onClose={() => setCancelled(undefined)}
        onConfirm={() => void (cancelled && cancelOne(cancelled))}
      >
        <p>{t('payments.voucher_cancel_body')}</p>
      </ConfirmDialog>
    </Stack>
  )
}
