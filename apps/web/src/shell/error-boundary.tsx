import { Button } from '@maktab/ui/base/button'
import { Component, lazy, Suspense } from 'react'
import type { ErrorInfo, ReactNode } from 'react'
import { useT } from '#language/use-t.ts'

// The way in carries no pictures of what rarely happens. Where they cannot be fetched, the words come alone.
const Oops = lazy(() =>
  import('@maktab/ui/feedback/states').then(
    ({ OopsState }) => ({ default: OopsState }),
    () => ({ default: PlainOops }),
  ),
)

function PlainOops({ onRetry }: { onRetry: () => void }) {
  const t = useT()
  return (
    <div role="alert" className="grid gap-4 centred">
      <h1>{t('frame.oops')}</h1>
      <p>{t('frame.error_title')}</p>
      <Button onClick={onRetry}>{t('frame.retry')}</Button>
    </div>
  )
}

/** A screen that broke, or whose file could not be fetched, shows an apology and a way to try again (seed 000 §2). */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  // Written as a field it would bring a helper of the compiler into the way in, for Safari 15.
  constructor(props: { children: ReactNode }) {
    super(props)
    this.state = { hasFailed: false }
  }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(error, componentStack)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    // A file of an older version is gone for good: only a fresh page finds the new one.
    return (
      <Suspense fallback={null}>
        <Oops onRetry={() => location.reload()} />
      </Suspense>
    )
  }
}
