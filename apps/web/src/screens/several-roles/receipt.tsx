/** The receipt of a payment on paper, in the language that the family reads. */
import { readOfficeReceipt, readReceipt } from '@maktab/client/calls/payments/receipts.generated'
import type { Receipt } from '@maktab/contracts/payments/receipts'
import { languageByCode, languages, type Language } from '@maktab/i18n/languages'
import { Select } from '@maktab/ui/choice/select'
import { Notice } from '@maktab/ui/feedback/notice'
import { Skeleton } from '@maktab/ui/feedback/skeleton'
import { Grid, PageHeading, Stack } from '@maktab/ui/layout/layout'
import { useState } from 'react'
import { useSession } from '#calls/use-session.ts'
import { InLanguage } from '#features/office/printing/in-language.tsx'
import { Sheet } from '#features/office/printing/paper-frame.tsx'
import { ReceiptPaper } from '#features/payments/receipt-paper.tsx'
import { useFormat } from '#language/use-format.ts'
import { useLanguage } from '#language/use-language.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useSearchParams } from '#page/router.tsx'
import { useQuery } from '#page/use-calls.ts'

const offices = ['campus_admin', 'school_admin', 'admin', 'super_admin']

/** `?order=`: of the person's own payments, or of those of the campus for who works in its office. */
export function ReceiptScreen() {
  const [search] = useSearchParams()
  const { active_role } = useSession()
  const order_id = search.get('order') ?? ''
  if (!/^[0-9a-f-]{36}$/i.test(order_id)) return <NotFound />
  return offices.includes(active_role) ? <OfOffice order_id={order_id} /> : <Own order_id={order_id} />
}

function Own({ order_id }: { readonly order_id: string }) {
  const receipt = useQuery(readReceipt, { order_id })
  return (
    <CallState of={receipt} shape="card" refused={{ not_found: () => <NotFound /> }}>
      {(value) => <Paper of={value} />}
    </CallState>
  )
}

function OfOffice({ order_id }: { readonly order_id: string }) {
  const receipt = useQuery(readOfficeReceipt, { order_id })
  return (
    <CallState of={receipt} shape="card" refused={{ not_found: () => <NotFound /> }}>
      {(value) => <Paper of={value} />}
    </CallState>
  )
}

function Paper({ of }: { readonly of: Receipt }) {
  const t = useT('application', 'receipts', 'payments')
  const format = useFormat()
  const page = useLanguage()
  const [chosen, setChosen] = useState<Language>()
  const language = chosen ?? page
  return (
    <Stack gap={5}>
      <div className="grid gap-4" data-print="no">
        <PageHeading title={t('titles.receipt')} />
        <Grid narrowest={14}>
          <Select
            label={t('payments.receipt_language')}
            value={language.code}
            options={languages.map(({ code, ownName, tag }) => ({ value: code, label: ownName, lang: tag }))}
            onChange={({ currentTarget: { value } }) => setChosen(languageByCode(value))}
          />
        </Grid>
      </div>
      <Sheet label={t('payments.receipt_of', { number: format.number(of.receipt_no) })}>
        <InLanguage
          language={language}
          bundles={['application', 'payments', 'receipts']}
          waiting={<Skeleton label={t('frame.loading')} shape="card" />}
          failed={<Notice tone="danger">{t('payments.receipt_language_failed')}</Notice>}
        >
          <ReceiptPaper of={of} />
        </InLanguage>
      </Sheet>
    </Stack>
  )
}
