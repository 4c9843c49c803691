/** Screens that a link of a mail or a push leads to: `code` in the address says where, for the one person it was made for (seed 000 §2). */
import { resolveLink } from '@maktab/client/calls/people/notifications.generated'
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { Button, buttonClass } from '@maktab/ui/base/button'
import { NoPermissionState, NotFoundState } from '@maktab/ui/feedback/states'
import type { ReactNode } from 'react'
import { Link, Navigate, useLocation, useSearchParams } from '#page/router.tsx'
import { CallState } from '#page/call-state.tsx'
import { useConnection } from '#calls/connection.ts'
import { useQuery } from '#page/use-calls.ts'
import { useSession } from '#calls/use-session.ts'
import { useT } from '#language/use-t.ts'

type ResolvedLink = Output<Catalogue['resolveLink']>

/** Without a code, what stands here; with one, where it leads. */
export function OfLink({ children }: { children: ReactNode }) {
  const [search] = useSearchParams()
  const { active_role } = useSession()
  const code = search.get('code') ?? ''
  if (code === '') return children
  return <Resolved code={code}>{(link) => <Navigate to={addressOf(link, active_role)} replace />}</Resolved>
}

/** Asks what a code leads to, and says in its place why it leads nowhere. */
export function Resolved({ code, children }: { code: string; children: (link: ResolvedLink) => ReactNode }) {
  const link = useQuery(resolveLink, { code })
  return (
    <CallState
      of={link}
      shape="card"
      refused={{ link_invalid: () => <LinkOver />, link_not_yours: () => <LinkOfAnother /> }}
    >
      {children}
    </CallState>
  )
}

/** The screen of the role at hand for what a link names. */
function addressOf({ purpose, assignment_id, class_id, event_id }: ResolvedLink, role: string): string {
  if (purpose === 'event') return `/${role}/event/details?event_id=${event_id}`
  if (purpose === 'assignment') return `/${role}/assignments/detail?assignment_id=${assignment_id}`
  return purpose === 'class' ? `/${role}/class/dashboard?class_id=${class_id}` : '/account?part=settings'
}

function LinkOver() {
  const t = useT('account')
  return (
    <NotFoundState title={t('people.link_over_title')} level={1} actions={<Home />}>
      {t('people.link_over_body')}
    </NotFoundState>
  )
}

/** Nothing of what the link names is told; after signing in again the same link is tried. */
function LinkOfAnother() {
  const t = useT('account')
  const connection = useConnection()
  const { full_name } = useSession()
  const { pathname, search } = useLocation()

  async function changePerson(): Promise<void> {
    await connection.signOut()
    window.location.replace(`/login?from=${encodeURIComponent(pathname + search)}`)
  }

  return (
    <NoPermissionState
      title={t('people.link_other_title')}
      level={1}
      actions={
        <>
          <Home />
          <Button icon="logout" onClick={() => void changePerson()}>
            {t('people.link_other_account')}
          </Button>
        </>
      }
    >
      {t('people.link_other_body', { name: full_name })}
    </NoPermissionState>
  )
}

function Home() {
  const t = useT()
  return (
    <Link className={buttonClass({ variant: 'primary' })} to="/">
      {t('frame.home')}
    </Link>
  )
}
