import { messageOfDownload } from '@maktab/domain/downloads/download-words'
import { useEffect } from 'react'
import { useConnection } from '#calls/connection.ts'
import { useSession } from '#calls/use-session.ts'
import { useTOnceHere } from '#language/use-t-once-here.ts'
import { useLatest } from '#page/use-latest.ts'

/** Says what becomes of downloads, on whichever screen their person is, as soon as its words are here (seed 001 §7, §9). */
export function DownloadWords() {
  const { store, messages } = useConnection()
  const { active_role } = useSession()
  const t = useTOnceHere('waiting')
  const latest = useLatest({ t, active_role })
  const canSpeak = t !== undefined
  useEffect(() => {
    if (!canSpeak) return undefined
    return store.onSaid((said) => {
      const message = messageOfDownload(said, latest.current.active_role)
      const text = message && latest.current.t?.(`refusals.${message.key}`)
      if (message && text !== undefined) messages.say({ tone: message.tone, text })
    })
  }, [canSpeak, store, messages, latest])
  return null
}
