/** Draws every state of a question but its value: waiting, refused, failed, not on this device, not allowed. */
import type { Failure } from '@maktab/client/call'
import { Button, buttonClass } from '@maktab/ui/base/button'
import { Skeleton } from '@maktab/ui/feedback/skeleton'
import { ErrorState, NoPermissionState, NotFoundState, OfflineState } from '@maktab/ui/feedback/states'
import type { ReactNode } from 'react'
import { useT } from '#language/use-t.ts'
import { explain } from '#calls/explain.ts'
import { Link } from './router.tsx'
import type { QueryState } from './use-calls.ts'

/** One view for each refusal that the call lists: a screen that forgets one does not compile. */
export type RefusedViews<R extends string> = { readonly [Refusal in R]: () => ReactNode }

type CallStateProps<V, R extends string> = {
  readonly of: QueryState<V, R>
  readonly children: (value: V, from: 'server' | 'device') => ReactNode
  readonly shape?: 'lines' | 'card' | 'cards' | 'rows'
} & ([R] extends [never] ? { readonly refused?: never } : { readonly refused: RefusedViews<R> })

export function CallState<V, R extends string>({ of, children, shape = 'cards', refused }: CallStateProps<V, R>) {
  const t = useT()
  switch (of.state) {
    case 'loading':
      return <Skeleton label={t('frame.loading')} shape={shape} />
    case 'ready':
      return children(of.value, of.from)
    case 'refused':
      return (refused as RefusedViews<R>)[of.refusal]()
    case 'failed':
      return <Failed failure={of.failure} onRetry={of.refresh} />
  }
}

/** A question that nobody could answer. */
export function Failed({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const t = useT('application')
  if (failure === 'offline' || failure === 'unreachable') {
    return (
      <OfflineState
        title={t('frame.offline_title')}
        actions={
          <>
            <Button icon="sync" onClick={onRetry}>
              {t('frame.retry')}
            </Button>
            <Link className={buttonClass({})} to="/offline">
              {t('titles.without_internet')}
            </Link>
          </>
        }
      >
        {t('frame.offline_body')}
      </OfflineState>
    )
  }
  if (failure === 'role_not_allowed')
    return <NoPermissionState title={t('frame.no_permission_title')}>{t('frame.no_permission_body')}</NoPermissionState>
  if (failure === 'closed_in_place' || failure === 'assignments_off')
    return <NoPermissionState title={t('frame.no_permission_title')}>{t(`refusals.${failure}`)}</NoPermissionState>
  if (failure === 'payment_required') return <BehindWall />
  if (failure === 'system_error') return <ErrorState title={t('frame.error_title')} onRetry={onRetry} />
  return (
    <ErrorState title={t('frame.error_title')} onRetry={onRetry}>
      {explain(t, { ok: false, failure })}
    </ErrorState>
  )
}

/** A lesson that belongs to a plan, and the way to it. */
function BehindWall() {
  const t = useT('application')
  return (
    <NoPermissionState
      title={t('refusals.payment_required')}
      actions={
        <Link className={buttonClass({ variant: 'primary' })} to="/premium">
          {t('titles.plans')}
        </Link>
      }
    />
  )
}

/** For `refused={{ not_found: () => <NotFound /> }}`. */
export function NotFound() {
  const t = useT()
  return <NotFoundState title={t('frame.not_found_title')}>{t('frame.not_found_body')}</NotFoundState>
}
