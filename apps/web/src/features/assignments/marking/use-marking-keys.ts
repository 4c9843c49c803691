import { useEffect, useEffectEvent } from 'react'

interface MarkingKeys {
  readonly next: () => void
  readonly previous: () => void
  readonly main: () => void
}

/** J, K and Enter anywhere on the page but where something is typed, chosen or asked; by place, so that the layout of the keys does not matter. */
export function useMarkingKeys(keys: MarkingKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return
    const act = { KeyJ: keys.next, KeyK: keys.previous, Enter: keys.main }[event.code]
    if (act === undefined) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const leaving = new AbortController()
    document.addEventListener('keydown', (event) => press(event), { signal: leaving.signal })
    return () => leaving.abort()
  }, [])
}

const isTaken = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, button, a, summary, video, audio, [contenteditable], [role="dialog"]') !==
    null
