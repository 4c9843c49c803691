import { contactTenant } from '@maktab/client/calls/tenants/contact.generated'
import { emailPattern } from '@maktab/contracts/email-address'
import { Button } from '@maktab/ui/base/button'
import { TextArea } from '@maktab/ui/fields/text-area'
import { TextField } from '@maktab/ui/fields/text-field'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useConnection } from '#calls/connection.ts'
import { explain } from '#calls/explain.ts'
import { solveCaptcha } from '#calls/prove-work.ts'
import { useT } from '#language/use-t.ts'
import styles from './contact-form.module.css'

const names = [
  'first_name',
  'last_name',
  'email',
  'mobile',
  'position',
  'institution',
  'address',
  'city',
  'country',
  'subject',
  'message',
] as const
type Name = (typeof names)[number]
type Errors = Readonly<Partial<Record<Name, string>>>

const required: readonly Name[] = ['first_name', 'email', 'subject', 'message']
const longestLine = 200
const longestMessage = 5_000

/** Writes to the tenant (seed 000 §2, §7). The device proves its work while the message is sent. */
export function ContactForm() {
  const t = useT('pages')
  const say = useT('refused')
  const { client } = useConnection()
  const form = useRef<HTMLFormElement>(null)
  const check = useRef<HTMLDivElement>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isSent, setSent] = useState(false)

  function errorsOf(written: Readonly<Record<Name, string>>): Errors {
    const missing = required
      .filter((name) => written[name] === '')
      .map((name) => [name, t('pages.contact_fill')] as const)
    const isWrong = written.email !== '' && !emailPattern.test(written.email)
    return { ...(isWrong && { email: say('refusals.contact_email_address_invalid') }), ...Object.fromEntries(missing) }
  }

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const typed = new FormData(event.currentTarget)
    const written = Object.fromEntries(names.map((name) => [name, String(typed.get(name) ?? '').trim()])) as Record<
      Name,
      string
    >
    const found = errorsOf(written)
    setErrors(found)
    setProblem(undefined)
    const first = names.find((name) => found[name] !== undefined)
    if (first !== undefined) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    setBusy(true)
    const t_Token = await solveCaptcha({ place: () => check.current })
    if (t_Token === undefined) setProblem(say('refusals.unable_to_connect'))
    else {
      const answer = await client.perform(contactTenant, { ...written, t_Token })
      if (answer.ok) setSent(true)
      else setProblem(explain(say, answer))
    }
    setBusy(false)
  }

  const field = (name: Name) => ({
    name,
    error: errors[name],
    isOptional: !required.includes(name),
    maxLength: name === 'message' ? longestMessage : longestLine,
    onInput: () => setErrors((now) => ({ ...now, [name]: undefined })),
  })
  return (
    <section className={styles['section']}>
      <h2>{t('pages.contact_write')}</h2>
      <div role="status">
        {isSent && (
          <div className={styles['sent']}>
            <strong>{t('pages.contact_sent_title')}</strong>
            <p>{t('pages.contact_sent')}</p>
          </div>
        )}
      </div>
      {!isSent && (
        <form ref={form} className={styles['form']} onSubmit={(event) => void send(event)} noValidate>
          <TextField {...field('first_name')} label={t('pages.contact_first_name')} autoComplete="given-name" />
          <TextField {...field('last_name')} label={t('pages.contact_last_name')} autoComplete="family-name" />
          <TextField {...field('email')} label={t('pages.email')} type="email" autoComplete="email" />
          <TextField {...field('mobile')} label={t('pages.phone')} type="tel" autoComplete="tel" />
          <TextField {...field('position')} label={t('pages.contact_position')} autoComplete="organization-title" />
          <TextField {...field('institution')} label={t('pages.contact_institution')} autoComplete="organization" />
          <TextField {...field('address')} label={t('pages.address')} autoComplete="street-address" />
          <TextField {...field('city')} label={t('pages.contact_city')} autoComplete="address-level2" />
          <TextField {...field('country')} label={t('pages.contact_country')} autoComplete="country-name" />
          <div className={styles['wide']}>
            <TextField {...field('subject')} label={t('pages.contact_subject')} />
          </div>
          <div className={styles['wide']}>
            <TextArea {...field('message')} label={t('pages.contact_message')} rows={6} isCounted />
          </div>
          <div role="alert" className={styles['wide']}>
            {problem !== undefined && !isBusy && <p className={styles['problem']}>{problem}</p>}
          </div>
          <div ref={check} className={`${styles['wide']} ${styles['box']}`} />
          <Button type="submit" variant="primary" isBusy={isBusy} icon="send">
            {t('pages.contact_send')}
          </Button>
        </form>
      )}
    </section>
  )
}
