import type { Receipt } from '@maktab/contracts/payments/receipts'
import { wordsIn } from '@maktab/domain/payments/plans'
import { institutionName } from '@maktab/domain/tenants/institution-names'
import { PaperHead } from '#features/office/printing/paper-frame.tsx'
import { useFormat } from '#language/use-format.ts'
import { useLanguage } from '#language/use-language.ts'
import { useT } from '#language/use-t.ts'
import { usePlanWords } from './plan-words.ts'
import styles from './receipt-paper.module.css'

/** A receipt on one sheet, in the language around it. */
export function ReceiptPaper({ of }: { readonly of: Receipt }) {
  const t = useT('receipts', 'payments')
  const format = useFormat()
  const { code } = useLanguage()
  const { price, term } = usePlanWords()
  const number = format.number(of.receipt_no)
  const ways = {
    1: t('payments.receipt_by_wallet'),
    2: t('payments.receipt_by_bank'),
    3: t('payments.receipt_by_voucher'),
    4: t('payments.receipt_by_card'),
  }
  const period = { from: format.date(of.start_on), to: of.end_on === null ? '' : format.date(of.end_on) }
  const facts: readonly (readonly [label: string, value: string])[] = [
    [t('payments.receipt_from'), of.full_name],
    [t('payments.receipt_plan'), `${wordsIn(of.title, code)} · ${term(of.duration_in_months)}`],
    [t('payments.receipt_amount'), price(of.amount_minor, of.currency)],
    [t('payments.receipt_way'), ways[of.gateway as keyof typeof ways] ?? ''],
    ...(of.transfer_ref === null ? [] : [[t('payments.receipt_reference'), of.transfer_ref] as const]),
    [of.is_taken_back ? t('payments.receipt_taken_back') : t('payments.receipt_received'), format.date(of.settled_on)],
    [
      t('payments.receipt_period'),
      of.end_on === null ? t('payments.receipt_forever', period) : t('payments.receipt_from_to', period),
    ],
  ]
  return (
    <article className={styles['paper']} aria-label={t('payments.receipt_of', { number })}>
      <PaperHead school={institutionName(of.school, code)} title={t('payments.receipt_of', { number })} about={[]} />
      {of.is_taken_back && <p className={styles['void']}>{t('payments.receipt_void')}</p>}
      <dl className={styles['facts']}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles['fact']}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles['foot']}>{t('payments.receipt_made_here')}</p>
    </article>
  )
}
