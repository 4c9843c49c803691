import { PackageFrame } from './package-frame.tsx'
import type { ViewerProps } from './viewer.ts'

/** A package that is only looked at, as in a preview: it begins anew each time, and what it tells is kept nowhere. */
export function PackageViewer({ body, title, language, onActivity }: ViewerProps<'package'>) {
  return <PackageFrame body={body} title={title} language={language} state={null} onMessage={onActivity} />
}
