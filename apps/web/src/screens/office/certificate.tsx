/** The leaving certificate of a learner: issued once, printed as often as it is wanted, withdrawn where it was wrong. */
import {
  issueCertificate,
  listCertificates,
  withdrawCertificate,
} from '@maktab/client/calls/office/printing/certificates.generated'
import type { Certificate } from '@maktab/contracts/office/printing/certificates'
import { schoolDay } from '@maktab/domain/schools/school-day'
import { calendarOf, writeDate } from '@maktab/i18n/written-date'
import { Button } from '@maktab/ui/base/button'
import { DatePicker } from '@maktab/ui/dates/date-picker'
import { Notice } from '@maktab/ui/feedback/notice'
import { EmptyState } from '@maktab/ui/feedback/states'
import { TextField } from '@maktab/ui/fields/text-field'
import { Card } from '@maktab/ui/layout/card'
import { Grid, Row } from '@maktab/ui/layout/layout'
import { ConfirmDialog } from '@maktab/ui/overlays/confirm-dialog'
import { useState } from 'react'
import { useNow } from '#browser/use-now.ts'
import { explain } from '#calls/explain.ts'
import { useIsOnline } from '#calls/use-sync-state.ts'
import { useSession } from '#calls/use-session.ts'
import { useOfficeDraft } from '#features/office/office-draft.ts'
import { OfficeForm } from '#features/office/office-form.tsx'
import { CertificatePaper } from '#features/office/printing/certificate-paper.tsx'
import { PaperFrame } from '#features/office/printing/paper-frame.tsx'
import { usePaperAddress } from '#features/office/printing/use-paper-address.ts'
import { useLanguage } from '#language/use-language.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useCommand, useQuery } from '#page/use-calls.ts'

/** `?person=`; `?campus=` for another than the own one. */
export function CertificateScreen() {
  const t = useT('papers')
  const { place, user_id } = usePaperAddress()
  return (
    <PaperFrame title={t('certificates.leaving_certificate')} intro={t('certificates.certificate_intro')}>
      {user_id === undefined ? (
        <EmptyState icon="user" title={t('certificates.no_person')} level={2}>
          {t('certificates.no_person_body')}
        </EmptyState>
      ) : (
        <Certificates of={{ ...place, user_id }} />
      )}
    </PaperFrame>
  )
}

interface OfPerson {
  readonly institution_id?: number
  readonly user_id: number
}

function Certificates({ of }: { readonly of: OfPerson }) {
  const t = useT('papers')
  const certificates = useQuery(listCertificates, of)
  const [shown, setShown] = useState<Certificate>()
  return (
    <>
      {shown !== undefined && (
        <>
          <div role="status" data-print="no">
            <Notice tone="success" onClose={() => setShown(undefined)}>
              {t('certificates.issued_said')}
            </Notice>
          </div>
          <CertificatePaper of={shown} />
        </>
      )}
      <div className="grid gap-4" data-print="no">
        <CallState of={certificates} shape="card" refused={{ not_found: () => <NotFound /> }}>
          {({ person, list }) => (
            <>
              {list.length > 0 && (
                <Earlier of={of} list={list} onShow={setShown} onWithdrawn={() => setShown(undefined)} />
              )}
              <Issuing key={list.length} of={of} person={person} onIssued={setShown} />
            </>
          )}
        </CallState>
      </div>
    </>
  )
}

interface EarlierProps {
  readonly of: OfPerson
  readonly list: readonly Certificate[]
  readonly onShow: (certificate: Certificate) => void
  readonly onWithdrawn: () => void
}

/** Those that were issued, each to be printed again or withdrawn. */
function Earlier({ of: { institution_id }, list, onShow, onWithdrawn }: EarlierProps) {
  const t = useT('papers')
  const { locale } = useLanguage()
  const isOnline = useIsOnline()
  const withdrawing = useCommand(withdrawCertificate)
  const [asked, setAsked] = useState<number>()
  const [problem, setProblem] = useState<string>()

  async function withdraw(certificate_id: number): Promise<void> {
    const answer = await withdrawing.run({ ...(institution_id !== undefined && { institution_id }), certificate_id })
    setAsked(undefined)
    setProblem(answer.ok ? undefined : explain(t, answer))
    if (answer.ok) onWithdrawn()
  }

  return (
    <Card heading={t('certificates.earlier')}>
      <div role="alert">{problem !== undefined && <Notice tone="danger">{problem}</Notice>}</div>
      <ul className="bare grid gap-3" role="list">
        {list.map((one) => {
          const date = writeDate(one.issued_on, { locale, calendar: calendarOf(locale) })
          return (
            <li key={one.certificate_id}>
              <Row justify="between">
                <span>{t('certificates.issued_row', { date, name: one.issued_by_name })}</span>
                {one.is_withdrawn ? (
                  <span className="soft">{t('certificates.withdrawn')}</span>
                ) : (
                  <Row>
                    <Button size="small" onClick={() => onShow(one)}>
                      {t('certificates.show')}
                    </Button>
                    <Button
                      size="small"
                      variant="danger"
                      disabled={!isOnline}
                      onClick={() => setAsked(one.certificate_id)}
                    >
                      {t('certificates.withdraw')}
                    </Button>
                  </Row>
                )}
              </Row>
            </li>
          )
        })}
      </ul>
      <ConfirmDialog
        isOpen={asked !== undefined}
        isDangerous
        isBusy={withdrawing.isBusy}
        heading={t('certificates.withdraw_title')}
        confirmLabel={t('certificates.withdraw')}
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked !== undefined && void withdraw(asked)}
      >
        <p>{t('certificates.withdraw_body')}</p>
      </ConfirmDialog>
    </Card>
  )
}

interface IssuingProps {
  readonly of: OfPerson
  readonly person: {
    readonly full_name: string
    readonly from_date: string | null
    readonly to_date: string | null
  }
  readonly onIssued: (certificate: Certificate) => void
}

function Issuing({ of, person, onIssued }: IssuingProps) {
  const t = useT('papers', 'office')
  const { time_zone } = useSession()
  const today = schoolDay(new Date(useNow()), time_zone)
  const issuing = useCommand(issueCertificate)
  const draft = useOfficeDraft({
    name: `certificate-${of.user_id}`,
    saved: { from_date: person.from_date ?? '', to_date: person.to_date ?? today, reason: '' },
  })
  const { fields, change } = draft
  const [problem, setProblem] = useState<string>()

  async function issue(): Promise<void> {
    const reason = fields.reason.trim()
    if (fields.from_date === '' || fields.to_date === '' || reason === '')
      return setProblem(t('certificates.incomplete'))
    const { from_date, to_date } = fields
    const answer = await issuing.run({ ...of, from_date, to_date, reason })
    setProblem(answer.ok ? undefined : explain(t, answer))
    if (!answer.ok) return
    draft.forget()
    onIssued(answer.value)
  }

  return (
    <Card heading={t('certificates.of', { name: person.full_name })}>
      <OfficeForm
        draft={draft}
        isBusy={issuing.isBusy}
        problem={problem}
        saveLabel={t('certificates.issue')}
        onSave={() => void issue()}
      >
        <Grid>
          <DatePicker
            label={t('certificates.from')}
            value={fields.from_date}
            today={today}
            max={today}
            onValueChange={(from_date) => change({ from_date })}
          />
          <DatePicker
            label={t('certificates.to')}
            value={fields.to_date}
            today={today}
            max={today}
            onValueChange={(to_date) => change({ to_date })}
          />
        </Grid>
        <TextField
          label={t('certificates.reason')}
          value={fields.reason}
          maxLength={200}
          dir="auto"
          onChange={({ currentTarget: { value } }) => change({ reason: value })}
        />
      </OfficeForm>
    </Card>
  )
}
