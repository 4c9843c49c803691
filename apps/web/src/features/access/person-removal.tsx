/** Asks before a person's store is removed from this device: by their name, where work would be lost with it. */
import { ConfirmDialog } from '@maktab/ui/overlays/confirm-dialog'
import { useT } from '#language/use-t.ts'
import { useState } from 'react'
import { useConnection } from '#calls/connection.ts'
import type { PersonHere } from '#sessions/people-here.ts'
import { waitingOf } from '#sessions/waiting-notes.ts'
import { useTOnceHere } from '#language/use-t-once-here.ts'

interface PersonRemovalProps {
  readonly person: PersonHere
  readonly onClose: (isDone: boolean) => void
}

export function PersonRemoval({ person, onClose }: PersonRemovalProps) {
  const t = useT('pages')
  const partWords = useTOnceHere('parts')
  const { boot, here } = useConnection()
  const { full_name: name, institution_id, user_id } = person
  // As it was noted when their store was last open; nothing noted may mean anything.
  const [waiting] = useState(() => waitingOf({ tenant_id: boot.tenant.id, institution_id, user_id }))
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  async function remove(): Promise<void> {
    setBusy(true)
    setFailed(false)
    try {
      await (await here.people()).forget(person.person)
      onClose(true)
    } catch {
      setFailed(true)
      setBusy(false)
    }
  }

  if (partWords === undefined) return null
  return (
    <ConfirmDialog
      isOpen
      onClose={() => onClose(false)}
      onConfirm={() => void remove()}
      heading={t('here.remove_title', { name })}
      confirmLabel={t('here.remove')}
      isDangerous
      isBusy={isBusy}
      {...(waiting !== 0 && { nameToType: name })}
    >
      {waiting !== 0 && (
        <p className="strong">
          {waiting === undefined ? t('here.remove_unknown') : t('here.remove_waiting', { count: waiting })}
        </p>
      )}
      <p>{t('here.remove_body')}</p>
      <div role="alert">{hasFailed && <p>{t('here.remove_failed')}</p>}</div>
    </ConfirmDialog>
  )
}
