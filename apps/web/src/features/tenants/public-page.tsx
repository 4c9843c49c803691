/** The public page of an address. */
import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { AboutUsPage } from './about-us-page.tsx'
import { AndroidPage } from './android-page.tsx'
import { FaqPage } from './faq-page.tsx'
import { PageWords } from './page-words.tsx'
import { PrivacyPolicyPage } from './privacy-policy-page.tsx'
import { RefreshPage } from './refresh-page.tsx'
import { ReleasesPage } from './releases-page.tsx'
import { UnsubscribePage } from './unsubscribe-page.tsx'

// Its form has parts that only screens behind the sign-in have.
const ContactUsPage = lazy(async () => ({ default: (await import('./contact-us-page.tsx')).ContactUsPage }))

const pages: Readonly<Record<string, ComponentType>> = {
  '/privacy-policy': PrivacyPolicyPage,
  '/androidapp': AndroidPage,
  '/releases': ReleasesPage,
  '/refresh': RefreshPage,
  '/unsubscribe': UnsubscribePage,
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
      <PageWords>
        <Page />
      </PageWords>
    </Suspense>
  )
}
