import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useTenant } from '#calls/use-tenant.ts'

/** Names the page in the browser's tab; a screen that knows a better name (a lesson's title) renders another inside. */
export function Title({ of }: { of: string }): ReactNode {
  const { name } = useTenant()
  useEffect(() => {
    document.title = of === '' ? name : `${of} · ${name}`
  }, [of, name])
  return null
}
