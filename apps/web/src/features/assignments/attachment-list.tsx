import type { ReadableAttachment } from '@maktab/contracts/content/files'
import { Icon } from '@maktab/ui/base/icon'
import { useFormat } from '#language/use-format.ts'
import styles from './set-assignment.module.css'

/** Files to open; pictures show themselves. One that is only on its way has no address yet and shows its name. */
export function AttachmentList({ attachments }: { attachments: readonly ReadableAttachment[] }) {
  const format = useFormat()
  if (attachments.length === 0) return null
  return (
    <ul className={styles['attachments']} role="list">
      {attachments.map(({ file_id, name, mime_type, size_bytes, url }) => {
        const isPicture = /^image\/(?:jpeg|png|webp)$/.test(mime_type) && url !== ''
        return (
          <li key={file_id} className={styles['attachment']}>
            {isPicture ? (
              <img className={styles['picture']} src={url} alt="" loading="lazy" />
            ) : (
              <Icon name="attachment" />
            )}
            <span>
              {url === '' ? (
                <bdi>{name}</bdi>
              ) : (
                <a href={url} target="_blank" rel="noreferrer">
                  <bdi>{name}</bdi>
                </a>
              )}{' '}
              <span className={styles['size']}>{format.bytes(size_bytes)}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
