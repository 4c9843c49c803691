import type { Receipt } from '@maktab/contracts/payments/receipts'
import { wordsIn } from '@maktab/domain/payments/plans'
import { institutionName } from '@maktab/domain/tenants/institution-names'
import { PaperHead } from '#features/office/printing/paper-frame.tsx'
import { useFormat } from '#language/use-format.ts'
import { useLanguage } from '#language/use-language.ts'
import { useT } from '#language/use-t.ts'
import { usePlanWords } from './plan-words.ts'
import { useWayWords } from './way-words.ts'
import styles from './receipt-paper.module.css'

/** A receipt on one sheet, in the language around it. */
export function ReceiptPaper({ of }: { readonly of: Receipt }) {
  const t = useT('receipts', 'payments')
  const format = useFormat()
  const { code } = useLanguage()
  const { price, term } = usePlanWords()
  const number = format.number(of.receipt_no)
  const way = useWayWords()
  const periodOf = ({ start_on, end_on }: Pick<Receipt, 'start_on' | 'end_on'>) => {
    const from = format.date(start_on)
    return end_on === null
      ? t('payments.receipt_forever', { from })
      : t('payments.receipt_from_to', { from, to: format.date(end_on) })
  }
  const facts: readonly (readonly [label: string, value: string])[] = [
    [t('payments.receipt_from'), of.full_name],
    [t('payments.receipt_plan'), `${wordsIn(of.title, code)} · ${term(of.duration_in_months)}`],
    [t('payments.receipt_amount'), price(of.amount_minor, of.currency)],
    ...(of.refunded_minor > 0 && !of.is_taken_back
      ? [[t('payments.receipt_went_back'), price(of.refunded_minor, of.currency)] as const]
      : []),
    ...(of.learners.length > 1
      ? of.learners.map(
          ({ full_name, is_ended, ...time }) =>
            [full_name, is_ended ? t('payments.receipt_ended') : periodOf(time)] as const,
        )
      : []),
    [t('payments.receipt_way'), way(of.gateway)],
    ...(of.transfer_ref === null ? [] : [[t('payments.receipt_reference'), of.transfer_ref] as const]),
    [of.is_taken_back ? t('payments.receipt_taken_back') : t('payments.receipt_received'), format.date(of.settled_on)],
    ...(of.learners.length > 1 ? [] : [[t('payments.receipt_period'), periodOf(of)] as const]),
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
