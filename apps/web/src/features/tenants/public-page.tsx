/** The public page of an address. */
import { Suspense } from 'react'
import type { ComponentType } from 'react'
import { AboutUsPage } from './about-us-page.tsx'
import { AndroidPage } from './android-page.tsx'
import { ContactUsPage } from './contact-us-page.tsx'
import { FaqPage } from './faq-page.tsx'
import { PageWords } from './page-words.tsx'
import { PrivacyPolicyPage } from './privacy-policy-page.tsx'
import { RefreshPage } from './refresh-page.tsx'
import { ReleasesPage } from './releases-page.tsx'

const pages: Readonly<Record<string, ComponentType>> = {
  '/privacy-policy': PrivacyPolicyPage,
  '/androidapp': AndroidPage,
  '/releases': ReleasesPage,
  '/refresh': RefreshPage,
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
