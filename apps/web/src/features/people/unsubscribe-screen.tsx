import { Suspense } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { PageWords } from '../tenants/page-words.tsx'
import { UnsubscribeForm } from '../tenants/unsubscribe-form.tsx'
import { Resolved } from './of-link.tsx'

/** The link at the end of a mail, opened by who is signed in: only whoever the mail was for ends it here (seed 000 §2). */
export function UnsubscribeScreen() {
  const [search] = useSearchParams()
  const code = search.get('code') ?? ''
  if (code === '') return <Navigate to="/account?part=settings" replace />
  return (
    <Resolved code={code}>
      {({ email }) => (
        <Suspense fallback={null}>
          <PageWords>
            <UnsubscribeForm code={code} email={email ?? ''} />
          </PageWords>
        </Suspense>
      )}
    </Resolved>
  )
}
