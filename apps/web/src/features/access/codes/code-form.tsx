import { verifyCode } from '@maktab/client/calls/access/signup.generated'
import { readOtp } from '@maktab/domain/access/sign-up-fields'
import { Button } from '@maktab/ui/base/button'
import { OtpField } from '@maktab/ui/fields/otp-field'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useConnection } from '#calls/connection.ts'
import { explain } from '#calls/explain.ts'
import { useT } from '#language/use-t.ts'
import { useTOnceHere } from '#language/use-t-once-here.ts'
import { Problem } from '#features/access/way-in-parts.tsx'

interface CodeFormProps {
  readonly email: string
  /** `user_id`: whose password may be changed with the code; null in a signup. Answers what is wrong with that, in words. */
  readonly onProven: (otp: string, user_id: number | null) => string | undefined
}

const length = 4

/** The four digits of a mail (seed 000 §5). A failure empties the boxes, so that the next try begins at the first. */
export function CodeForm({ email, onProven }: CodeFormProps) {
  const t = useT('pages', 'refused')
  const { client } = useConnection()
  const partWords = useTOnceHere('parts')
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const [refusals, setRefusals] = useState(0)
  // The button that was pressed is closed again now, and the boxes are empty: the typing begins anew at the first.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector('input')?.focus()
  }, [refusals])
  if (partWords === undefined) return null

  function refuse(sentence: string, place: (sentence: string) => void): void {
    setCode('')
    setRefusals((count) => count + 1)
    place(sentence)
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const otp = readOtp(code)
    setProblem(undefined)
    if (otp === null) return refuse(t('refusals.invalid_otp'), setFault)
    setBusy(true)
    const answer = await client.perform(verifyCode, { email, otp })
    setBusy(false)
    if (answer.ok) {
      const wrong = onProven(otp, answer.value.user_id)
      if (wrong !== undefined) refuse(wrong, setFault)
    } else if ('refusal' in answer && answer.refusal === 'otp_invalid') refuse(t('refusals.invalid_otp'), setFault)
    else refuse(explain(t, answer), setProblem)
  }

  return (
    <form ref={form} className="grid gap-4" onSubmit={(event) => void submit(event)} noValidate>
      <OtpField
        label={t('signup.verification_code')}
        length={length}
        isNumeric
        value={code}
        error={fault}
        onValueChange={(next) => {
          setCode(next)
          if (next !== '') setFault(undefined)
        }}
      />
      <Problem text={isBusy ? undefined : problem} />
      <Button type="submit" variant="primary" size="wide" disabled={code.length < length && !isBusy} isBusy={isBusy}>
        {t('signup.confirm_code')}
      </Button>
    </form>
  )
}
