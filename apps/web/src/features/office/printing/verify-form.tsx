import type { Answer } from '@maktab/client/call'
import { verifyCertificate } from '@maktab/client/calls/office/printing/certificates.generated'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { TextField } from '@maktab/ui/fields/text-field'
import { calendarOf, writeDate } from '@maktab/i18n/written-date'
import { useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import { useConnection } from '#calls/connection.ts'
import { explain } from '#calls/explain.ts'
import reading from '#features/tenants/reading.module.css'
import { useLanguage } from '#language/use-language.ts'
import { useT } from '#language/use-t.ts'

type Verified = Answer<Catalogue['verifyCertificate']>

/** Asks whether a certificate is genuine: at once where its square brought the code. */
export function VerifyForm({ code: brought }: { readonly code: string }) {
  const t = useT('pages')
  const { client } = useConnection()
  const [code, setCode] = useState(brought)
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Verified>()

  async function ask(asked: string): Promise<void> {
    if (asked.trim() === '') return
    setBusy(true)
    const { answer: heard } = await client.ask(verifyCertificate, { code: asked.trim() })
    setBusy(false)
    setAnswer(heard)
  }

  useEffect(() => {
    void ask(brought)
    // The address is read once; what is typed later is asked by the button.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [brought])

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isBusy) void ask(code)
  }

  return (
    <div className={reading['text']}>
      <h1>{t('verify.title')}</h1>
      <div role="status">{answer !== undefined && !isBusy && <Heard answer={answer} />}</div>
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <TextField
          label={t('verify.code')}
          hint={t('verify.intro')}
          value={code}
          maxLength={60}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget: { value } }) => {
            setCode(value)
            setAnswer(undefined)
          }}
        />
        <div>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {t('verify.ask')}
          </Button>
        </div>
      </form>
    </div>
  )
}

function Heard({ answer }: { readonly answer: Verified }) {
  const t = useT('pages')
  const say = useT()
  const { locale } = useLanguage()
  if (!answer.ok) {
    const isTooMany = 'failure' in answer && answer.failure === 'too_many_requests'
    return <Notice tone="warning">{isTooMany ? t('verify.too_many') : explain(say, answer)}</Notice>
  }
  const { certificate } = answer.value
  if (certificate === null)
    return (
      <Notice tone="danger" title={t('verify.not_genuine')}>
        {t('verify.not_genuine_body')}
      </Notice>
    )
  const facts = [
    [t('verify.name'), certificate.full_name],
    [t('verify.school'), certificate.school_name],
    [t('verify.kind'), t(`verify.kind_${certificate.kind}`)],
    [t('verify.issued'), writeDate(certificate.issued_on, { locale, calendar: calendarOf(locale) })],
  ] as const
  return (
    <Notice tone="success" title={t('verify.genuine')}>
      <dl className="grid gap-1">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="small">{label}</dt>
            <dd className="bold">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Notice>
  )
}
