import { lazy, Suspense } from 'react'
import { Skeleton } from '@maktab/ui/skeleton'
import { useT } from '#shell/use-t.ts'
import type { ViewedBody, ViewerProps } from './viewer.ts'

const ArticleViewer = lazy(async () => ({ default: (await import('./article-viewer.tsx')).ArticleViewer }))
const VideoViewer = lazy(async () => ({ default: (await import('./video-viewer.tsx')).VideoViewer }))
const DocumentViewer = lazy(async () => ({ default: (await import('./document-viewer.tsx')).DocumentViewer }))
const BookViewer = lazy(async () => ({ default: (await import('./book-viewer.tsx')).BookViewer }))

type ContentViewerProps = Omit<ViewerProps, 'body'> & { readonly body: ViewedBody }

/** Plays a content by its kind; each viewer's code arrives when it is first needed. */
export function ContentViewer(props: ContentViewerProps) {
  const t = useT()
  return (
    <Suspense fallback={<Skeleton label={t('frame.loading')} count={6} />}>
      <ViewerOfKind {...props} />
    </Suspense>
  )
}

function ViewerOfKind({ body, ...rest }: ContentViewerProps) {
  switch (body.kind) {
    case 'article':
      return <ArticleViewer body={body} {...rest} />
    case 'video':
      return <VideoViewer body={body} {...rest} />
    case 'document':
      return <DocumentViewer body={body} {...rest} />
    case 'e_book':
      return <BookViewer body={body} {...rest} />
  }
}
