import { Button } from '@maktab/ui/base/button'
import { Skeleton } from '@maktab/ui/feedback/skeleton'
import { StatePanel } from '@maktab/ui/feedback/state-panel'
import { useEffect, useState } from 'react'
import { useLatest } from '#page/use-latest.ts'
import { useT } from '#language/use-t.ts'
import { DocumentPages } from './document-pages.tsx'
import styles from './office-viewer.module.css'
import type { SheetPages } from './open-sheets.ts'
import type { SlidePages } from './open-slides.ts'
import type { WordPages } from './open-word.ts'
import { saveFile } from './save-file.ts'
import { SheetTable } from './sheet-table.tsx'
import { SlidePage } from './slide-page.tsx'
import type { ViewerProps } from './viewer.ts'
import { WordPage } from './word-page.tsx'

type Shown = WordPages | SheetPages | SlidePages

interface Opened {
  readonly file: Blob
  /** Undefined where it is of a kind, or a size, that is not shown here. */
  readonly shown: Shown | undefined
}

/** A document that is no PDF: texts, tables and slides page by page, anything else as a file to save. Counted as every document is, by its furthest page. */
export function OfficeViewer({
  body,
  title,
  language,
  start,
  onPosition,
  onActivity,
  onFailure,
}: ViewerProps<'document'>) {
  const t = useT('materials')
  const [opened, setOpened] = useState<Opened>()
  const fail = useLatest(onFailure)
  const { url, mime_type, name } = body.file

  useEffect(() => {
    const leaving = new AbortController()
    let shown: Opened['shown']
    void (async () => {
      try {
        const response = await fetch(url, { signal: leaving.signal })
        if (!response.ok) throw new Error(`The document answered ${response.status}`)
        const file = await response.blob()
        shown = await openOffice(file, mime_type)
        if (leaving.signal.aborted) close(shown)
        else setOpened({ file, shown })
      } catch {
        if (!leaving.signal.aborted) fail.current()
      }
    })()
    return () => {
      leaving.abort()
      setOpened(undefined)
      close(shown)
    }
  }, [url, mime_type, fail])

  if (opened === undefined) return <Skeleton label={t('frame.loading')} count={8} />
  const { file, shown } = opened
  if (shown === undefined) {
    const save = () => {
      saveFile(file, name)
      onPosition({ completion: 100, resume_point: '' })
    }
    return (
      <StatePanel
        title={t('materials.other_title')}
        level={3}
        emblem="empty"
        icon="document"
        actions={
          <Button variant="primary" icon="downloads" onClick={save}>
            {t('materials.save_file')}
          </Button>
        }
      >
        <p>
          <bdi>{name}</bdi>
        </p>
        <p>{t('materials.other_body')}</p>
      </StatePanel>
    )
  }
  return (
    <>
      <DocumentPages
        pages={shown.kind === 'word' ? shown.pages : shown.pages.length}
        title={title}
        start={start}
        onPosition={onPosition}
        onActivity={onActivity}
      >
        {(page, zoom, turnTo) => {
          switch (shown.kind) {
            case 'word':
              return <WordPage document={shown} page={page} zoom={zoom} language={language} onTurn={turnTo} />
            case 'sheets':
              return <SheetTable page={shown.pages[page - 1]} zoom={zoom} />
            case 'slides':
              return <SlidePage key={page} slide={shown.pages[page - 1]} zoom={zoom} />
          }
        }}
      </DocumentPages>
      <div className={styles['save']}>
        <Button variant="quiet" icon="downloads" onClick={() => saveFile(file, name)}>
          {t('materials.save_file')}
        </Button>
      </div>
    </>
  )
}

function close(shown: Opened['shown']) {
  if (shown?.kind === 'word') shown.close()
}

/** What can be shown of a file, by its type; each reader's code arrives with the first of its kind. A file that its reader cannot read is still one to save. */
async function openOffice(file: Blob, type: string): Promise<Opened['shown']> {
  try {
    if (type.endsWith('.wordprocessingml.document')) return await (await import('./open-word.ts')).openWord(file)
    if (type.endsWith('.spreadsheetml.sheet')) return await (await import('./open-sheets.ts')).openSheets(file, 'xlsx')
    if (type.endsWith('.presentationml.presentation')) return await (await import('./open-slides.ts')).openSlides(file)
    if (type === 'application/vnd.ms-excel') return await (await import('./open-sheets.ts')).openSheets(file, 'xls')
  } catch {
    return undefined
  }
  return undefined
}
