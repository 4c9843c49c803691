/** The public page of an address. */
import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { AboutUsPage } from './about-us.tsx'
import { AndroidPage } from './android.tsx'
import { FaqPage } from './faq.tsx'
import { PrivacyPolicyPage } from './privacy-policy.tsx'
import { RefreshPage } from './refresh.tsx'
import { ReleasesPage } from './releases.tsx'
import { UnsubscribePage } from './unsubscribe.tsx'
import { VerifyPage } from './verify.tsx'

// Its form has parts that only screens behind the sign-in have.
const ContactUsPage = lazy(async () => ({ default: (await import('./contact-us.tsx')).ContactUsPage }))

const pages: Readonly<Record<string, ComponentType>> = {
  '/privacy-policy': PrivacyPolicyPage,
  '/androidapp': AndroidPage,
  '/releases': ReleasesPage,
  '/refresh': RefreshPage,
  '/unsubscribe': UnsubscribePage,
  '/verify': VerifyPage,
  '/OUP/FAQ': FaqPage,
  '/OUP/AboutUs': AboutUsPage,
  '/OUP/ContactUs': ContactUsPage,
}

/** `pathname` is one that `isPublicPage` knows. */
export function PublicPage({ pathname }: { pathname: string }) {
  const Page = pages[pathname]
  if (Page === undefined) throw new Error(`No public page stands at ${pathname}`)
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  )
}
