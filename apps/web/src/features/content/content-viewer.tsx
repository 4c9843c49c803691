import { ErrorState } from '@maktab/ui/states'
import { Skeleton } from '@maktab/ui/skeleton'
import { lazy, Suspense, useState } from 'react'
import { useT } from '#shell/use-t.ts'
import type { ViewedBody, ViewerProps } from './viewer.ts'

const ArticleViewer = lazy(async () => ({ default: (await import('./article-viewer.tsx')).ArticleViewer }))
const VideoViewer = lazy(async () => ({ default: (await import('./video-viewer.tsx')).VideoViewer }))
const DocumentViewer = lazy(async () => ({ default: (await import('./document-viewer.tsx')).DocumentViewer }))
const ImageViewer = lazy(async () => ({ default: (await import('./image-viewer.tsx')).ImageViewer }))
const LinkViewer = lazy(async () => ({ default: (await import('./link-viewer.tsx')).LinkViewer }))
const EmbedViewer = lazy(async () => ({ default: (await import('./embed-viewer.tsx')).EmbedViewer }))
const PackageViewer = lazy(async () => ({ default: (await import('./package-viewer.tsx')).PackageViewer }))
const BookViewer = lazy(async () => ({ default: (await import('./book-viewer.tsx')).BookViewer }))

type ContentViewerProps = Omit<ViewerProps, 'body' | 'onFailure'> & { readonly body: ViewedBody }

/** Plays a content by its kind; each viewer's code arrives when it is first needed. */
export function ContentViewer(props: ContentViewerProps) {
  const t = useT()
  const [tries, setTries] = useState(0)
  const [failedTry, setFailedTry] = useState<number>()
  if (failedTry === tries) {
    return (
      <ErrorState title={t('content.viewer_failed')} level={3} onRetry={() => setTries(tries + 1)}>
        <p>{t('content.viewer_failed_body')}</p>
      </ErrorState>
    )
  }
  return (
    <Suspense fallback={<Skeleton label={t('frame.loading')} count={6} />}>
      <ViewerOfKind key={tries} {...props} onFailure={() => setFailedTry(tries)} />
    </Suspense>
  )
}

function ViewerOfKind({ body, ...rest }: ContentViewerProps & Pick<ViewerProps, 'onFailure'>) {
  switch (body.kind) {
    case 'article':
      return <ArticleViewer body={body} {...rest} />
    case 'video':
      return <VideoViewer body={body} {...rest} />
    case 'document':
      return <DocumentViewer body={body} {...rest} />
    case 'e_book':
      return <BookViewer body={body} {...rest} />
    case 'image':
      return <ImageViewer body={body} {...rest} />
    case 'link':
      return <LinkViewer body={body} {...rest} />
    case 'embed':
      return <EmbedViewer body={body} {...rest} />
    case 'package':
      return <PackageViewer body={body} {...rest} />
  }
}
