/** A file that a person handed over, looked at where it stands, by the viewers of lessons. */
import type { ReadableAttachment } from '@maktab/contracts/content/files'
import { Notice } from '@maktab/ui/feedback/notice'
import { linkClass } from '@maktab/ui/base/text-link'
import { useEffect, useState } from 'react'
import { useT } from '#language/use-t.ts'
import styles from './attachment-viewer.module.css'
import { SoundOf } from './sound.tsx'
import { ContentViewer } from './content-viewer.tsx'
import type { ViewedBody, ViewerProps } from './viewer.ts'
import { ViewerLoading } from './viewer-loading.tsx'

interface AttachmentViewerProps {
  readonly file: ReadableAttachment
  readonly language: ViewerProps['language']
}

export function AttachmentViewer({ file, language }: AttachmentViewerProps) {
  const t = useT('files')
  return (
    <div className={styles['viewer']}>
      <Shown key={file.url} file={file} language={language} />
      <a className={linkClass({ isAlone: true })} href={file.url} download={file.name}>
        {t('files.save_file')}
      </a>
    </div>
  )
}

const nothing = () => undefined

function Shown({ file, language }: AttachmentViewerProps) {
  const { mime_type, name, url } = file
  if (mime_type.startsWith('audio/')) return <SoundOf file={file} />
  if (mime_type === 'image/heic') return <PhonePicture file={file} />
  if (mime_type.startsWith('text/')) return <PlainText url={url} />
  return (
    <ContentViewer
      body={bodyOf(file)}
      title={name}
      language={language}
      start={{ completion: 0, resume_point: '' }}
      onPosition={nothing}
      onActivity={nothing}
      onPlaying={nothing}
    />
  )
}

function bodyOf({ name, mime_type, size_bytes, url }: ReadableAttachment): ViewedBody {
  const file = { sha256: '', name, mime_type, size_bytes, url }
  if (file.mime_type.startsWith('image/')) return { kind: 'image', file, alt: file.name }
  if (file.mime_type.startsWith('video/'))
    return { kind: 'video', file, duration_seconds: 0, poster: null, captions: [], audio: null, small: null }
  return { kind: 'document', file }
}

/** HEIC: shown by the devices that write it, and by few others. */
function PhonePicture({ file: { name, url } }: { readonly file: ReadableAttachment }) {
  const t = useT('files')
  const [isHidden, setHidden] = useState(false)
  if (isHidden) return <Notice tone="info">{t('files.heic_not_shown')}</Notice>
  return <img className={styles['picture']} src={url} alt={name} onError={() => setHidden(true)} />
}

function PlainText({ url }: { readonly url: string }) {
  const t = useT('files')
  const [text, setText] = useState<string | null>()
  useEffect(() => {
    const leaving = new AbortController()
    void (async () => {
      try {
        const response = await fetch(url, { signal: leaving.signal })
        setText(response.ok ? await response.text() : null)
      } catch {
        if (!leaving.signal.aborted) setText(null)
      }
    })()
    return () => leaving.abort()
  }, [url])
  if (text === undefined) return <ViewerLoading />
  if (text === null) return <Notice tone="info">{t('files.text_not_here')}</Notice>
  return (
    <pre className={styles['text']} dir="auto">
      {text}
    </pre>
  )
}
