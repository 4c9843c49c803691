import { Button } from '../base/button.tsx'
import { useT } from '../base/words.tsx'
import { StatePanel } from './state-panel.tsx'
import type { ReactNode } from 'react'
import type { IconName } from '../base/icon.tsx'

interface StateProps {
  readonly title: string
  readonly children?: ReactNode
  readonly level?: 1 | 2 | 3
}

interface StateWithActions extends StateProps {
  /** What can be done about it. */
  readonly actions?: ReactNode
}

/** A list without entries. Say what will stand here, and offer the first step. */
export function EmptyState({ icon = 'inbox', ...rest }: StateWithActions & { readonly icon?: IconName }) {
  return <StatePanel {...rest} emblem="empty" icon={icon} />
}

/** Something failed that may work the next time. */
export function ErrorState({ onRetry, ...rest }: StateProps & { readonly onRetry: () => void }) {
  const t = useT()
  return (
    <StatePanel
      {...rest}
      emblem="error"
      icon="warning"
      isAlert
      actions={
        <Button variant="primary" icon="sync" onClick={onRetry}>
          {t('frame.retry')}
        </Button>
      }
    />
  )
}

/** A screen that broke: titled oops, with a way to try again (seed 000 §2). */
export function OopsState({ onRetry, level = 1 }: Pick<StateProps, 'level'> & { readonly onRetry: () => void }) {
  const t = useT()
  return (
    <ErrorState title={t('frame.oops')} level={level} onRetry={onRetry}>
      <p>{t('frame.error_title')}</p>
      <p>{t('frame.error_body')}</p>
    </ErrorState>
  )
}

/** What is not on this device while there is no network. */
export function OfflineState(props: StateWithActions) {
  return <StatePanel {...props} emblem="offline" icon="offline" />
}

/** What this person may not see. */
export function NoPermissionState(props: StateWithActions) {
  return <StatePanel {...props} emblem="empty" icon="lock" />
}

/** What was moved, was removed, or never was. */
export function NotFoundState(props: StateWithActions) {
  return <StatePanel {...props} emblem="missing" icon="search" />
}

/** Somebody else has to do something first: approve, mark, open. */
export function WaitingState(props: StateWithActions) {
  return <StatePanel {...props} emblem="waiting" icon="clock" />
}

/** A piece of work is done. */
export function SuccessState(props: StateWithActions) {
  return <StatePanel {...props} emblem="success" icon="check" />
}
