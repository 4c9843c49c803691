import { OopsState } from '@maktab/ui/states'
import { Component } from 'react'
import type { ErrorInfo, ReactNode } from 'react'

/** A screen that broke, or whose file could not be fetched, shows an apology and a way to try again (seed 000 §2). */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(error, componentStack)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    // A file of an older version is gone for good: only a fresh page finds the new one.
    return <OopsState onRetry={() => location.reload()} />
  }
}
