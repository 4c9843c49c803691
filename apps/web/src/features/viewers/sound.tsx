import type { ReadableAttachment } from '@maktab/contracts/content/files'
import { Notice } from '@maktab/ui/feedback/notice'
import { useState } from 'react'
import { useT } from '#language/use-t.ts'
import styles from './attachment-viewer.module.css'

/** Recordings of some phones are of kinds that browsers do not play. */
export function SoundOf({ file: { name, url } }: { readonly file: ReadableAttachment }) {
  const t = useT('files')
  const [isSilent, setSilent] = useState(false)
  if (isSilent) return <Notice tone="info">{t('files.sound_not_played')}</Notice>
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- What a person recorded has no captions.
    <audio
      className={styles['sound']}
      controls
      preload="none"
      src={url}
      aria-label={name}
      onError={() => setSilent(true)}
    />
  )
}
