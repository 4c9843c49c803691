/** What every form of an office has around its fields. */
import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { Row, Stack } from '@maktab/ui/layout/layout'
import type { ReactNode } from 'react'
import { useIsOnline } from '#calls/use-sync-state.ts'
import { useT } from '#language/use-t.ts'
import type { OfficeDraft } from './office-draft.ts'
import styles from './office-form.module.css'

/** One field that somebody else changed while it was typed in here, as a reader sees both. */
export interface OfficeDifference {
  readonly label: string
  readonly now: string
  readonly yours: string
}

interface OfficeFormProps {
  readonly draft: Pick<OfficeDraft<object>, 'cameBack' | 'isChanged' | 'forget'>
  readonly onSave: () => void
  readonly isBusy: boolean
  /** Why it was not saved. */
  readonly problem?: string | undefined
  /** The save was refused as `changed_meanwhile` and the row was read again: how it differs from what was typed. */
  readonly differences?: readonly OfficeDifference[] | undefined
  /** Beside the button that saves. */
  readonly actions?: ReactNode
  readonly saveLabel?: string
  readonly children: ReactNode
}

/**
 * Says that it needs the network, that something typed before is back, and what somebody else changed meanwhile. Saving once more then
 * means the row as it was read again, so whoever presses "Save what I typed" has seen both.
 */
export function OfficeForm({
  draft,
  onSave,
  isBusy,
  problem,
  differences,
  actions,
  saveLabel,
  children,
}: OfficeFormProps) {
  const t = useT('office')
  const isOnline = useIsOnline()
  const save = () => {
    if (isOnline && !isBusy) onSave()
  }
  const hasChanged = differences !== undefined
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <OfficeOffline />
      {draft.cameBack && draft.isChanged && !hasChanged && (
        <Notice
          actions={
            <Button variant="quiet" onClick={draft.forget}>
              {t('office.draft_discard')}
            </Button>
          }
        >
          {t('office.draft_back')}
        </Notice>
      )}
      {children}
      {hasChanged && <Differences of={differences} isBusy={isBusy} onKeep={save} onTake={draft.forget} />}
      <div role="alert">{problem !== undefined && !hasChanged && <Notice tone="danger">{problem}</Notice>}</div>
      {!hasChanged && (
        <Row>
          <Button type="submit" variant="primary" isBusy={isBusy} disabled={!isOnline}>
            {saveLabel ?? t('office.save')}
          </Button>
          {actions}
        </Row>
      )}
    </form>
  )
}

/** Stands above what an office does; nothing of it is kept to be sent later. */
export function OfficeOffline() {
  const t = useT('office')
  const isOnline = useIsOnline()
  return <div role="status">{!isOnline && <Notice tone="warning">{t('office.online_only')}</Notice>}</div>
}

function Differences({
  of,
  isBusy,
  onKeep,
  onTake,
}: {
  readonly of: readonly OfficeDifference[]
  readonly isBusy: boolean
  readonly onKeep: () => void
  readonly onTake: () => void
}) {
  const t = useT('office')
  return (
    <div role="alert">
      <Notice
        tone="warning"
        title={t('office.changed_title')}
        actions={
          <>
            <Button isBusy={isBusy} onClick={onKeep}>
              {t('office.keep_mine')}
            </Button>
            <Button variant="quiet" onClick={onTake}>
              {t('office.take_theirs')}
            </Button>
          </>
        }
      >
        <Stack gap={3}>
          {of.map(({ label, now, yours }) => (
            <dl key={label} className={styles['difference']}>
              <dt className="bold">{label}</dt>
              <dd>
                {t('office.changed_now')}: <bdi>{now || t('office.nothing')}</bdi>
              </dd>
              <dd>
                {t('office.changed_yours')}: <bdi>{yours || t('office.nothing')}</bdi>
              </dd>
            </dl>
          ))}
        </Stack>
      </Notice>
    </div>
  )
}
