import { requestBankTransfer } from '@maktab/client/calls/payments/orders.generated'
import { uploadLimits } from '@maktab/contracts/content/upload-limits'
import type { Plan } from '@maktab/contracts/payments/plans'
import { foldedReference } from '@maktab/domain/payments/bank-transfers'
import { schoolDay } from '@maktab/domain/schools/school-day'
import type { IsoDate } from '@maktab/i18n/calendars'
import { Button } from '@maktab/ui/base/button'
import { DatePicker } from '@maktab/ui/dates/date-picker'
import { Notice } from '@maktab/ui/feedback/notice'
import { FileDropZone } from '@maktab/ui/fields/file-drop-zone'
import { TextField } from '@maktab/ui/fields/text-field'
import { Grid, Row } from '@maktab/ui/layout/layout'
import { useRef, useState } from 'react'
import { newId } from '#browser/identifiers.ts'
import { useNow } from '#browser/use-now.ts'
import { explain } from '#calls/explain.ts'
import { useSession } from '#calls/use-session.ts'
import { useIsOnline } from '#calls/use-sync-state.ts'
import { isPhoto, scalePhoto } from '#features/content/scale-photo.ts'
import { useT } from '#language/use-t.ts'
import { useNavigate } from '#page/router.tsx'
import { useCommand } from '#page/use-calls.ts'

const endings = ['jpg', 'jpeg', 'png', 'webp', 'heic', 'pdf']
const limits = { files: 1, bytes: uploadLimits.bytes, endings }

/** What the office must know to find the money. What is typed stays on the page until it was taken. */
export function BankForm({ plan, learner_ids }: { readonly plan: Plan; readonly learner_ids?: number[] | undefined }) {
  const t = useT('payments')
  const isOnline = useIsOnline()
  const navigate = useNavigate()
  const { time_zone } = useSession()
  const today = schoolDay(new Date(useNow()), time_zone)
  const { run, isBusy } = useCommand(requestBankTransfer)
  // The same payment, however often it is sent: one order.
  const order_id = useRef(newId())
  const [fields, setFields] = useState({ bank: '', payer: '', transfer_ref: '' })
  const [paid_on, setPaidOn] = useState<IsoDate | ''>('')
  const [slip, setSlip] = useState<{ readonly file_id: string; readonly file: File }>()
  const [hasTried, setHasTried] = useState(false)
  const [problem, setProblem] = useState<string>()
  const missing = (text: string) => (hasTried && text.trim() === '' ? t('payments.needed') : undefined)
  const isShort = foldedReference(fields.transfer_ref).length < 4

  async function send(): Promise<void> {
    setHasTried(true)
    if (fields.bank.trim() === '' || fields.payer.trim() === '' || isShort || paid_on === '') return
    const { subscription_guid } = plan
    const amount_minor = plan.amount_minor * (learner_ids?.length ?? 1)
    const whom = learner_ids === undefined ? {} : { learner_ids }
    const file = slip && (await toSend(slip))
    const told = { ...fields, ...whom, order_id: order_id.current, subscription_guid, amount_minor, paid_on }
    const answer = await run(file ? { ...told, file_id: file.file_id } : told, file ? [file] : [])
    if (!answer.ok) return setProblem(explain(t, answer))
    navigate('/payment/status')
  }

  const field = (name: keyof typeof fields, maxLength: number) => ({
    maxLength,
    value: fields[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setFields((now) => ({ ...now, [name]: target.value })),
  })

  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isOnline && !isBusy) void send()
      }}
    >
      <Grid>
        <TextField label={t('payments.your_bank')} error={missing(fields.bank)} {...field('bank', 80)} />
        <TextField label={t('payments.payer')} error={missing(fields.payer)} {...field('payer', 120)} />
        <TextField
          label={t('payments.transfer_ref')}
          hint={t('payments.transfer_ref_hint')}
          error={hasTried && isShort ? t('payments.reference_short') : undefined}
          {...field('transfer_ref', 40)}
        />
        <DatePicker
          label={t('payments.paid_on')}
          error={missing(paid_on)}
          value={paid_on}
          today={today}
          max={today}
          onValueChange={setPaidOn}
        />
      </Grid>
      <FileDropZone
        label={t('payments.slip')}
        isOptional
        hasCamera
        limits={limits}
        files={slip === undefined ? [] : [{ key: slip.file_id, name: slip.file.name, size: slip.file.size }]}
        onAdd={([file]) => file && setSlip({ file_id: newId(), file })}
        onRemove={() => setSlip(undefined)}
      />
      <div role="alert">{problem !== undefined && <Notice tone="danger">{problem}</Notice>}</div>
      <Row>
        <Button type="submit" variant="primary" isBusy={isBusy} disabled={!isOnline}>
          {t('payments.send')}
        </Button>
      </Row>
    </form>
  )
}

/** A photo made small, anything else as it is. */
async function toSend({ file_id, file }: { readonly file_id: string; readonly file: File }) {
  const small = isPhoto(file) ? await scalePhoto(file) : undefined
  const name = small === undefined ? file.name : `${file.name.replace(/\.[^.]*$/, '')}.jpg`
  return { file_id, name, mime_type: small === undefined ? file.type : 'image/jpeg', bytes: small ?? file }
}
