import type { Voucher } from '@maktab/contracts/payments/vouchers'
import { groupedCode } from '@maktab/domain/payments/vouchers'
import { Button } from '@maktab/ui/base/button'
import { Row } from '@maktab/ui/layout/layout'
import { useSession } from '#calls/use-session.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { usePlanWords } from './plan-words.ts'
import styles from './voucher-sheets.module.css'

/** Vouchers on paper, to cut out and hand over for cash; on the screen they stand in the list alone. */
export function VoucherSheets({ of: vouchers }: { readonly of: readonly Voucher[] }) {
  const t = useT('vouchers', 'payments')
  const format = useFormat()
  const { price, term } = usePlanWords()
  const { institution_name } = useSession()
  if (vouchers.length === 0) return null
  return (
    <>
      <div data-print="no">
        <Row>
          <Button onClick={() => window.print()}>{t('payments.vouchers_print', { count: vouchers.length })}</Button>
        </Row>
      </div>
      <ul className={`bare ${styles['sheet']}`} role="list" aria-hidden>
        {vouchers.map((one) => (
          <li key={one.serial} className={styles['slip']}>
            <p>
              <bdi>{institution_name}</bdi>
            </p>
            <p className={styles['plan']}>
              <bdi>{one.title}</bdi> · {term(one.duration_in_months)} · {price(one.amount_minor, one.currency)}
            </p>
            <p className={styles['code']}>
              <bdi dir="ltr">{format.digits(groupedCode(one.code ?? ''))}</bdi>
            </p>
            <p>{t('payments.voucher_how', { address: `${location.host}/pay` })}</p>
            <p>
              {t('payments.voucher_number_of', { number: format.number(one.serial) })} ·{' '}
              {t('payments.voucher_until', { date: format.date(one.ends_on) })}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
