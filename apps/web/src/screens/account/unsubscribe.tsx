import { Suspense } from 'react'
import { Navigate, useSearchParams } from '#page/router.tsx'
import { UnsubscribeForm } from '#features/tenants/unsubscribe-form.tsx'
import { Resolved } from '#features/people/of-link.tsx'

/** The link at the end of a mail, opened by who is signed in: only whoever the mail was for ends it here (seed 000 §2). */
export function UnsubscribeScreen() {
  const [search] = useSearchParams()
  const code = search.get('code') ?? ''
  if (code === '') return <Navigate to="/account?part=settings" replace />
  return (
    <Resolved code={code}>
      {({ email }) => (
        <Suspense fallback={null}>
          <UnsubscribeForm code={code} email={email ?? ''} />
        </Suspense>
      )}
    </Resolved>
  )
}
