import { ErrorState } from '@maktab/ui/feedback/states'
import { useState } from 'react'
import { fetched } from '#page/fetched.tsx'
import { useT } from '#language/use-t.ts'
import { ViewerLoading } from './viewer-loading.tsx'
import type { ViewedBody, ViewerProps } from './viewer.ts'

const ArticleViewer = fetched(async () => (await import('./article-viewer.tsx')).ArticleViewer, ViewerLoading, [
  'lessons',
])
const VideoViewer = fetched(async () => (await import('./video-viewer.tsx')).VideoViewer, ViewerLoading, [
  'courses',
  'lessons',
])
const DocumentViewer = fetched(async () => (await import('./document-viewer.tsx')).DocumentViewer, ViewerLoading, [
  'courses',
])
const OfficeViewer = fetched(async () => (await import('./office-viewer.tsx')).OfficeViewer, ViewerLoading, [
  'courses',
  'materials',
])
const ImageViewer = fetched(async () => (await import('./image-viewer.tsx')).ImageViewer, ViewerLoading, [
  'courses',
  'lessons',
])
const LinkViewer = fetched(async () => (await import('./link-viewer.tsx')).LinkViewer, ViewerLoading, ['lessons'])
const EmbedViewer = fetched(async () => (await import('./embed-viewer.tsx')).EmbedViewer, ViewerLoading, ['lessons'])
const PackageViewer = fetched(async () => (await import('./package-viewer.tsx')).PackageViewer, ViewerLoading, [
  'lessons',
])
const BookViewer = fetched(async () => (await import('./book-viewer.tsx')).BookViewer, ViewerLoading, [
  'home',
  'courses',
])

type ContentViewerProps = Omit<ViewerProps, 'body' | 'onFailure'> & { readonly body: ViewedBody }

/** Plays a content by its kind; each viewer's code arrives when it is first needed. */
export function ContentViewer(props: ContentViewerProps) {
  const t = useT('courses')
  const [tries, setTries] = useState(0)
  const [failedTry, setFailedTry] = useState<number>()
  if (failedTry === tries) {
    return (
      <ErrorState title={t('content.viewer_failed')} level={3} onRetry={() => setTries(tries + 1)}>
        <p>{t('content.viewer_failed_body')}</p>
      </ErrorState>
    )
  }
  return <ViewerOfKind key={tries} {...props} onFailure={() => setFailedTry(tries)} />
}

function ViewerOfKind({ body, ...rest }: ContentViewerProps & Pick<ViewerProps, 'onFailure'>) {
  switch (body.kind) {
    case 'article':
      return <ArticleViewer body={body} {...rest} />
    case 'video':
      return <VideoViewer body={body} {...rest} />
    case 'document':
      // Office files are PDF already where the server could make one of them.
      return body.file.mime_type === 'application/pdf' ? (
        <DocumentViewer body={body} {...rest} />
      ) : (
        <OfficeViewer body={body} {...rest} />
      )
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
