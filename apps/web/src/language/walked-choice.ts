import type { LanguageCode } from '@maktab/contracts/fields'
import { useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react'
import { usePickLanguage } from './language-menu.tsx'
import { useSpeaking } from './language.tsx'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * A list of languages that is walked by the arrow keys without speaking each on the way: the one that Enter is pressed at, or that
 * the focus leaves at, is picked; Escape goes back. For a `select`, which by itself changes at every step while it is closed.
 */
export function useWalkedChoice() {
  const { offered, language } = useSpeaking()
  const pick = usePickLanguage()
  const spoken = language.code
  const [walkedTo, setWalkedTo] = useState<LanguageCode>()
  // While the list is open, the keys are the browser's.
  const isOpen = useRef(false)
  const value = walkedTo ?? spoken

  function settle(code: LanguageCode | undefined) {
    isOpen.current = false
    setWalkedTo(undefined)
    if (code !== undefined && code !== spoken) void pick(code)
  }

  function walk(event: KeyboardEvent<HTMLSelectElement>) {
    const { key } = event
    const step = steps[key]
    if (key === 'Escape') settle(undefined)
    else if (key === 'Enter' && walkedTo !== undefined) {
      event.preventDefault()
      settle(walkedTo)
    } else if (key === ' ' || (step !== undefined && event.altKey)) isOpen.current = true
    else if (step !== undefined && !isOpen.current) {
      event.preventDefault()
      const next = offered[offered.findIndex(({ code }) => code === value) + step]
      if (next !== undefined) setWalkedTo(next.code)
    }
  }

  return {
    value,
    onKeyDown: walk,
    onMouseDown: () => void (isOpen.current = true),
    onChange: (event: ChangeEvent<HTMLSelectElement>) => settle(event.target.value as LanguageCode),
    onBlur: () => settle(walkedTo),
  }
}
