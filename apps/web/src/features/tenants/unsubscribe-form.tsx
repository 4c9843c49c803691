import { resubscribe, unsubscribe } from '@maktab/client/calls/people/notifications.generated'
import { isEmailAddress } from '@maktab/contracts/email-address'
import { Button, LinkButton } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { TextField } from '@maktab/ui/fields/text-field'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useConnection } from '#calls/connection.ts'
import { explain } from '#calls/explain.ts'
import { useTenant } from '#calls/use-tenant.ts'
import { useT } from '#language/use-t.ts'
import styles from './reading.module.css'
import { withLooks } from './with-looks.ts'

interface UnsubscribeFormProps {
  /** Of the mail: it says whose mails end. */
  readonly code: string
  /** The address of the mail, where it is known; otherwise it is asked for. */
  readonly email: string
}

/** No more mails: asked first, done, and taken back (seed 000 §7). Whether the address is anybody's is not told. */
export function UnsubscribeForm({ code, email: known }: UnsubscribeFormProps) {
  const t = useT('pages')
  const say = useT('refused')
  const { name } = useTenant()
  const { client } = useConnection()
  const field = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState(known)
  const [standing, setStanding] = useState<'asked' | 'ended' | 'taken back'>('asked')
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const [problem, setProblem] = useState<string>()

  async function perform(call: typeof unsubscribe | typeof resubscribe, then: 'ended' | 'taken back'): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    const answer =
      call === unsubscribe
        ? await client.perform(unsubscribe, { email: email.trim(), code })
        : await client.perform(resubscribe, { email: email.trim(), code })
    setBusy(false)
    if (answer.ok) setStanding(then)
    else setProblem(explain(say, answer))
  }

  function end(event: FormEvent): void {
    event.preventDefault()
    const wrong =
      email.trim() === ''
        ? 'refusals.email_address_required'
        : isEmailAddress(email)
          ? undefined
          : 'refusals.contact_email_address_invalid'
    setFault(wrong && say(wrong))
    if (wrong === undefined) void perform(unsubscribe, 'ended')
    else field.current?.focus()
  }

  const trouble = <div role="alert">{problem !== undefined && !isBusy && <Notice tone="danger">{problem}</Notice>}</div>
  if (standing === 'ended') {
    return (
      <div className={styles['text']} role="status">
        <h1>{t('pages.unsubscribe_done_title')}</h1>
        <p>{t('pages.unsubscribe_done', { email: email.trim() })}</p>
        {trouble}
        <div className="flex wrap gap-3">
          <LinkButton href={withLooks('/')}>{say('frame.home')}</LinkButton>
          <Button variant="quiet" isBusy={isBusy} onClick={() => void perform(resubscribe, 'taken back')}>
            {t('pages.unsubscribe_undo')}
          </Button>
        </div>
      </div>
    )
  }
  if (standing === 'taken back') {
    return (
      <div className={styles['text']} role="status">
        <h1>{t('pages.unsubscribe_undone_title')}</h1>
        <p>{t('pages.unsubscribe_undone', { email: email.trim() })}</p>
        <div>
          <LinkButton href={withLooks('/')}>{say('frame.home')}</LinkButton>
        </div>
      </div>
    )
  }
  return (
    <form className={styles['text']} onSubmit={end} noValidate>
      <h1>{t('pages.unsubscribe_question')}</h1>
      <p>{t('pages.unsubscribe_what', { name })}</p>
      <TextField
        ref={field}
        name="email"
        type="email"
        label={t('pages.unsubscribe_address')}
        autoComplete="email"
        value={email}
        readOnly={known !== ''}
        error={fault}
        onChange={(event) => setEmail(event.target.value)}
      />
      {trouble}
      <div className="flex wrap gap-3">
        <LinkButton href={withLooks('/')}>{t('pages.unsubscribe_keep')}</LinkButton>
        <Button type="submit" variant="danger" isBusy={isBusy}>
          {t('pages.unsubscribe_do')}
        </Button>
      </div>
    </form>
  )
}
