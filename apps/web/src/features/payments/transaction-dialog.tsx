import { approveOrder } from '@maktab/client/calls/payments/orders.generated'
import type { Transaction } from '@maktab/contracts/payments/orders'
import { Button } from '@maktab/ui/base/button'
import { usePartWords } from '@maktab/ui/base/part-words'
import { Notice } from '@maktab/ui/feedback/notice'
import { TextField } from '@maktab/ui/fields/text-field'
import { linkClass } from '@maktab/ui/base/text-link'
import { Stack } from '@maktab/ui/layout/layout'
import { Dialog } from '@maktab/ui/overlays/dialog'
import { calendarOf, writeDate } from '@maktab/i18n/written-date'
import { useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useIsOnline } from '#calls/use-sync-state.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { Link } from '#page/router.tsx'
import { useCommand } from '#page/use-calls.ts'
import { usePlanWords } from './plan-words.ts'
import { useStatusWords } from './order-words.ts'
import { TakeBackPart } from './take-back-part.tsx'

interface TransactionDialogProps {
  readonly of: Transaction
  readonly onClose: () => void
  /** What was decided, as a sentence. */
  readonly onDecided: (sentence: string) => void
}

/** One payment with what the payer told of it; a bank transfer is confirmed, refused or taken back here. */
export function TransactionDialog({ of, onClose, onDecided }: TransactionDialogProps) {
  const t = useT('payments', 'transactions')
  const format = useFormat()
  const { language } = usePartWords()
  const { price, term } = usePlanWords()
  const status = useStatusWords()
  const isOnline = useIsOnline()
  const { run, isBusy } = useCommand(approveOrder)
  const [remarks, setRemarks] = useState('')
  const [problem, setProblem] = useState<string>()
  const { order_id, transfer } = of
  const isPaid = of.status === 2
  // By card the provider takes the rest back, once the money went.
  const isShared = isPaid && of.learners.length > 1

  async function decide(is_approved: boolean): Promise<void> {
    const answer = await run({ order_id, is_approved, remarks })
    if (!answer.ok) return setProblem(explain(t, answer))
    const { receipt_no } = answer.value
    if (is_approved) onDecided(t('payments.approved', { number: format.number(receipt_no ?? 0) }))
    else onDecided(isPaid ? t('payments.taken_back') : t('payments.refused'))
  }

  const rows = [
    [t('payments.state'), status(of.status)],
    [t('payments.plan'), `${of.title} · ${term(of.duration_in_months)}`],
    [t('payments.amount'), price(of.amount_minor, of.currency)],
    ...(of.refunded_minor > 0 ? [[t('payments.refunded'), price(of.refunded_minor, of.currency)]] : []),
    ...(of.learners.length > 1
      ? [[t('payments.whom'), format.list(of.learners.map(({ full_name }) => full_name))]]
      : []),
    [t('payments.made'), format.date(of.made_on)],
    ...(transfer === null
      ? []
      : [
          [t('payments.your_bank'), transfer.bank],
          [t('payments.payer'), transfer.payer],
          [t('payments.transfer_ref'), transfer.transfer_ref],
          [
            t('payments.paid_on'),
            writeDate(transfer.paid_on, { locale: language.locale, calendar: calendarOf(language.locale) }),
          ],
        ]),
  ]
  const decided = transfer?.decided_on
  return (
    <Dialog
      isOpen
      onClose={onClose}
      heading={t('payments.of', { name: of.full_name })}
      actions={
        transfer !== null && (
          <>
            {of.status !== 3 && (
              <Button variant="danger" isBusy={isBusy} disabled={!isOnline} onClick={() => void decide(false)}>
                {isPaid ? t('payments.take_back') : t('payments.refuse')}
              </Button>
            )}
            {!isPaid && (
              <Button variant="primary" isBusy={isBusy} disabled={!isOnline} onClick={() => void decide(true)}>
                {t('payments.arrived')}
              </Button>
            )}
          </>
        )
      }
    >
      <Stack gap={4}>
        <dl className="grid gap-2">
          {rows.map(([name, said]) => (
            <div key={name}>
              <dt className="soft">{name}</dt>
              <dd className="strong break">
                <bdi>{said}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        {of.receipt_no !== null && (
          <p>
            <Link className={linkClass()} to={`/payment/receipt?order=${order_id}`}>
              {t('payments.receipt_see', { number: format.number(of.receipt_no) })}
            </Link>
          </p>
        )}
        {transfer !== null && (
          <>
            {transfer.slip === null ? (
              <p className="soft">{t('payments.slip_none')}</p>
            ) : (
              <p>
                <a href={transfer.slip.url} target="_blank" rel="noreferrer">
                  {t('payments.slip_open')}
                </a>
              </p>
            )}
            {decided !== null && decided !== undefined && (
              <p>
                {t('payments.decided', { name: transfer.decided_by_name ?? '', date: format.date(decided) })}
                {transfer.remarks !== '' && ` ${t('payments.office_wrote', { remarks: transfer.remarks })}`}
              </p>
            )}
          </>
        )}
        {(transfer !== null || isShared) && (
          <TextField
            label={t('payments.remark')}
            hint={t('payments.remark_hint')}
            isOptional
            maxLength={300}
            value={remarks}
            onChange={({ target }) => setRemarks(target.value)}
          />
        )}
        {isShared && <TakeBackPart of={of} remarks={remarks} onDecided={onDecided} />}
        <div role="alert">{problem !== undefined && <Notice tone="danger">{problem}</Notice>}</div>
      </Stack>
    </Dialog>
  )
}
