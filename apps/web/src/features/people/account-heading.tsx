import { updateProfile } from '@maktab/client/calls/people/profile.generated'
import { Avatar } from '@maktab/ui/base/avatar'
import { Button } from '@maktab/ui/base/button'
import { ConfirmDialog } from '@maktab/ui/overlays/confirm-dialog'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useCommand } from '#page/use-calls.ts'
import { useSession } from '#calls/use-session.ts'
import { fetched } from '#page/fetched.tsx'
import { useRoleName } from '#language/use-role-name.ts'
import { useT } from '#language/use-t.ts'
import styles from './account.module.css'
import { useOwnProfile } from './use-own-profile.ts'

const PictureDialog = fetched(
  async () => (await import('./picture-dialog.tsx')).PictureDialog,
  () => null,
  ['parts', 'account'],
)

/** Whose account it is: picture, name, role and school. */
export function AccountHeading() {
  const t = useT('account')
  const show = useToasts()
  const nameOf = useRoleName()
  const { full_name, active_role, institution_name } = useSession()
  const profile = useOwnProfile()
  const { run, isBusy } = useCommand(updateProfile)
  const [doing, setDoing] = useState<'choosing' | 'removing'>()
  const url = profile.state === 'ready' ? (profile.value.profile_image ?? undefined) : undefined

  async function remove(): Promise<void> {
    const answer = await run({ profile_image: null })
    setDoing(undefined)
    if (answer.ok) show({ tone: 'success', text: t('people.picture_removed') })
    else show({ tone: 'error', text: explain(t, answer) })
  }

  return (
    <header className={styles['heading']}>
      <Avatar name={full_name} imageUrl={url} size="large" />
      <div className="grid gap-1 shrink">
        <h1 className="break">
          <bdi>{full_name}</bdi>
        </h1>
        <p className="soft">
          {nameOf(active_role)} · <bdi>{institution_name}</bdi>
        </p>
        <div>
          <Button size="small" icon="camera" disabled={profile.state !== 'ready'} onClick={() => setDoing('choosing')}>
            {t('people.picture_change')}
          </Button>
        </div>
      </div>
      {doing === 'choosing' && (
        <PictureDialog
          onClose={() => setDoing(undefined)}
          onSaved={() => {
            setDoing(undefined)
            show({ tone: 'success', text: t('people.picture_saved') })
          }}
          onRemove={url === undefined ? undefined : () => setDoing('removing')}
        />
      )}
      <ConfirmDialog
        isOpen={doing === 'removing'}
        onClose={() => setDoing(undefined)}
        onConfirm={() => void remove()}
        heading={t('people.picture_remove_title')}
        confirmLabel={t('people.picture_remove')}
        isBusy={isBusy}
        isDangerous
      >
        <p>{t('people.picture_remove_body')}</p>
      </ConfirmDialog>
    </header>
  )
}
