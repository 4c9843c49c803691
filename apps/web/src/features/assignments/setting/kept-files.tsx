import type { ReadableAttachment } from '@maktab/contracts/content/files'
import { IconButton } from '@maktab/ui/base/icon-button'
import { useT } from '#language/use-t.ts'
import styles from '../create-assignment.module.css'

interface KeptFilesProps {
  readonly files: readonly ReadableAttachment[]
  readonly onRemove: (file_id: string) => void
}

/** Files that belong to the work already; each may be taken out. */
export function KeptFiles({ files, onRemove }: KeptFilesProps) {
  const t = useT('setting')
  if (files.length === 0) return null
  return (
    <ul className={styles['kept']} role="list" aria-label={t('setting.files')}>
      {files.map(({ file_id, name }) => (
        <li key={file_id} className={styles['line']}>
          <bdi>{name}</bdi>
          <IconButton icon="remove" label={t('setting.file_remove', { name })} onClick={() => onRemove(file_id)} />
        </li>
      ))}
    </ul>
  )
}
