import { redeemVoucher } from '@maktab/client/calls/payments/vouchers.generated'
import { typedVoucher } from '@maktab/domain/payments/vouchers'
import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { TextField } from '@maktab/ui/fields/text-field'
import { Card } from '@maktab/ui/layout/card'
import { Row } from '@maktab/ui/layout/layout'
import { useRef, useState } from 'react'
import { newId } from '#browser/identifiers.ts'
import { explain } from '#calls/explain.ts'
import { useIsOnline } from '#calls/use-sync-state.ts'
import { useT } from '#language/use-t.ts'
import { useNavigate } from '#page/router.tsx'
import { useCommand } from '#page/use-calls.ts'

/** Where the code of a voucher is typed, which pays the plan that it was sold for. */
export function VoucherForm() {
  const t = useT('payments')
  const isOnline = useIsOnline()
  const navigate = useNavigate()
  const { run, isBusy } = useCommand(redeemVoucher)
  const order_id = useRef(newId())
  const [code, setCode] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isWhole = typedVoucher(code) !== undefined

  async function redeem(): Promise<void> {
    setHasTried(true)
    setProblem(undefined)
    if (!isWhole) return
    const answer = await run({ order_id: order_id.current, code })
    if (answer.ok) navigate('/payment/status')
    else setProblem(explain(t, answer))
  }

  return (
    <Card level={2} heading={t('payments.voucher_pay')}>
      <form
        className="grid gap-3"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void redeem()
        }}
      >
        <TextField
          label={t('payments.voucher_code')}
          hint={t('payments.voucher_hint')}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          maxLength={60}
          value={code}
          error={hasTried && !isWhole ? t('payments.voucher_short') : undefined}
          onChange={({ target }) => setCode(target.value)}
        />
        <div role="alert">{problem !== undefined && <Notice tone="danger">{problem}</Notice>}</div>
        <Row>
          <Button type="submit" isBusy={isBusy} disabled={!isOnline}>
            {t('payments.voucher_use')}
          </Button>
        </Row>
      </form>
    </Card>
  )
}
