import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useTenant } from '#calls/use-tenant.ts'

/** Names the page in the browser's tab; a screen that knows a better name (a lesson's title) renders another inside. */
export function Title({ of }: { of: string }): ReactNode {
  const { name } = useTenant()
  useEffect(() => {
    document.title = of === '' ? name : `${of} · ${name}`
  }, [of, name])
  return null
}

/** After a change of screen the reader starts at its top, not where the last one was left. */
export function useFocusOnRoute(target: React.RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const element = target.current
    if (element === null || element.contains(document.activeElement)) return
    element.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [pathname, target])
}
