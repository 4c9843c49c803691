import type { ReadableAttachment } from '@maktab/contracts/content/files'
import { Icon } from '@maktab/ui/base/icon'
import { useState } from 'react'
import { useFormat } from '#language/use-format.ts'
import { useLanguage } from '#language/use-language.ts'
import { fetched } from '#page/fetched.tsx'
import { isDear, lineNow } from '../viewers/renditions.ts'
import { ViewerLoading } from '../viewers/viewer-loading.tsx'
import styles from './set-assignment.module.css'

const AttachmentViewer = fetched(
  async () => (await import('../viewers/attachment-viewer.tsx')).AttachmentViewer,
  ViewerLoading,
  ['files', 'courses'],
)

interface AttachmentListProps {
  readonly attachments: readonly ReadableAttachment[]
  /** The first picture is looked at without being asked for, where its bytes cost nothing. */
  readonly opensFirst?: boolean
  /** Small pictures are left out where bytes cost something: there may be many. */
  readonly isSparing?: boolean
}

/** Files with their sizes; each opens where it stands. One that is only on its way has no address yet and shows its name. */
export function AttachmentList({ attachments, opensFirst = false, isSparing = false }: AttachmentListProps) {
  const format = useFormat()
  const { code } = useLanguage()
  const [hasPictures] = useState(() => !isSparing || !isDear(lineNow()))
  const [opened, setOpened] = useState(() =>
    opensFirst && !isDear(lineNow()) ? attachments.find(isPicture)?.file_id : undefined,
  )
  if (attachments.length === 0) return null
  return (
    <ul className={styles['attachments']} role="list">
      {attachments.map((file) => {
        const { file_id, name, size_bytes, url } = file
        const isOpen = opened === file_id
        const named = (
          <>
            <Sign of={file} hasPicture={hasPictures} />
            <bdi>{name}</bdi>
            <span className={styles['size']}>{format.bytes(size_bytes)}</span>
          </>
        )
        return (
          <li key={file_id}>
            {url === '' ? (
              <span className={styles['attachment']}>{named}</span>
            ) : (
              <button
                type="button"
                className={styles['attachment']}
                aria-expanded={isOpen}
                onClick={() => setOpened(isOpen ? undefined : file_id)}
              >
                {named}
                <Icon name="expand" />
              </button>
            )}
            {isOpen && <AttachmentViewer file={file} language={code} />}
          </li>
        )
      })}
    </ul>
  )
}

/** A photo by its small picture, where there is one and it can be had. */
function Sign({ of, hasPicture }: { of: ReadableAttachment; hasPicture: boolean }) {
  const [isMissing, setMissing] = useState(false)
  const { thumbnail_url } = of
  if (thumbnail_url === undefined || isMissing || !hasPicture)
    return <Icon name={isPicture(of) ? 'picture' : 'attachment'} />
  return (
    <img
      className={styles['picture']}
      src={thumbnail_url}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
    />
  )
}

function isPicture({ mime_type, url }: ReadableAttachment): boolean {
  return /^image\/(?:jpeg|png|webp|gif)$/.test(mime_type) && url !== ''
}
