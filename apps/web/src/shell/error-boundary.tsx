import { Button } from '@maktab/ui/button'
import { Component } from 'react'
import type { ErrorInfo, ReactNode } from 'react'
import styles from './error-boundary.module.css'
import { useT } from './use-t.ts'

interface Words {
  readonly title: string
  readonly body: string
  readonly retry: string
}

/** A screen that broke, or whose file could not be fetched, shows an apology and a way to try again (seed 000 §2). */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const t = useT()
  return <Boundary words={{ title: t('frame.error_title'), body: t('frame.error_body'), retry: t('frame.retry') }}>{children}</Boundary>
}

class Boundary extends Component<{ words: Words; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(error, componentStack)
  }

  override render() {
    const { words, children } = this.props
    if (!this.state.hasFailed) return children
    return (
      <div role="alert" className={styles['failed']}>
        <h1>{words.title}</h1>
        <p>{words.body}</p>
        {/* A file of an older version is gone for good: only a fresh page finds the new one. */}
        <Button variant="primary" onClick={() => location.reload()}>
          {words.retry}
        </Button>
      </div>
    )
  }
}
