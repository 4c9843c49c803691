import { useEffect, useRef } from 'react'
import { limitTo, parentOrigins, readPosted } from './parent-window.ts'
import type { PostedCredentials } from './parent-window.ts'

/** A person tries a few times; whoever sends more is guessing. */
const mostInAMinute = 5

interface ParentWindow {
  /** This page stands in another site's frame. */
  readonly isFramed: boolean
  askToClose(): void
}

/** Hears the page around this one, where its origin is listed. */
export function useParentWindow(
  origins: readonly string[],
  onCredentials: (posted: PostedCredentials) => void,
): ParentWindow {
  const isFramed = window.parent !== window
  const hear = useRef(onCredentials)
  useEffect(() => {
    hear.current = onCredentials
  })

  useEffect(() => {
    if (!isFramed) return
    const mayPass = limitTo(mostInAMinute, 60_000, () => performance.now())
    const listen = (event: MessageEvent) => {
      const posted = readPosted(event, { origins, parent: window.parent })
      if (posted !== undefined && mayPass()) hear.current(posted)
    }
    window.addEventListener('message', listen)
    post(origins, 'maktab.ready')
    return () => window.removeEventListener('message', listen)
  }, [isFramed, origins])

  return { isFramed, askToClose: () => post(origins, 'maktab.close') }
}

function post(origins: readonly string[], type: string): void {
  const around = { ancestorOrigins: location.ancestorOrigins as DOMStringList | undefined, referrer: document.referrer }
  for (const origin of parentOrigins(origins, around)) window.parent.postMessage({ type }, origin)
}
