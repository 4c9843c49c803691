import { VerifyForm } from '#features/office/printing/verify-form.tsx'
import { PublicFrame } from '#features/tenants/public-frame.tsx'
import { useT } from '#language/use-t.ts'

/** Where the square of a certificate leads, for everybody who holds one: `code`, or typed from the paper. */
export function VerifyPage() {
  const t = useT('pages')
  return (
    <PublicFrame title={t('verify.title')}>
      <VerifyForm code={new URLSearchParams(location.search).get('code') ?? ''} />
    </PublicFrame>
  )
}
