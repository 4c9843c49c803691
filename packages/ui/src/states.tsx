import { Button } from './button.tsx'
import { StatePanel } from './state-panel.tsx'
import type { ReactNode } from 'react'
import type { IconName } from './icon.tsx'

interface StateProps {
  readonly title: string
  readonly children?: ReactNode
  readonly level?: 1 | 2 | 3
}

/** A list without entries. Say what will stand here, and offer the first step. */
export function EmptyState({ icon = 'inbox', actions, ...rest }: StateProps & { readonly icon?: IconName; readonly actions?: ReactNode }) {
  return <StatePanel {...rest} icon={icon} actions={actions} />
}

/** Something failed that may work the next time. */
export function ErrorState({ retryLabel, onRetry, ...rest }: StateProps & { readonly retryLabel: string; readonly onRetry: () => void }) {
  return (
    <StatePanel
      {...rest}
      icon="warning"
      isAlert
      actions={
        <Button variant="primary" icon="sync" onClick={onRetry}>
          {retryLabel}
        </Button>
      }
    />
  )
}

/** What is not on this device while there is no network. */
export function OfflineState({ actions, ...rest }: StateProps & { readonly actions?: ReactNode }) {
  return <StatePanel {...rest} icon="offline" actions={actions} />
}

/** What this person may not see. */
export function NoPermissionState({ actions, ...rest }: StateProps & { readonly actions?: ReactNode }) {
  return <StatePanel {...rest} icon="user" actions={actions} />
}

/** A piece of work is done. */
export function SuccessState({ actions, ...rest }: StateProps & { readonly actions?: ReactNode }) {
  return <StatePanel {...rest} icon="check" actions={actions} />
}
