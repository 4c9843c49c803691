import { useEffect } from 'react'
import { useLatest } from '#page/use-latest.ts'

/** Milliseconds without anything new on the screen. */
const calm = 700

interface SettledTargets {
  readonly isOn: boolean
  readonly targets: readonly string[]
  readonly onSettled: (found: readonly string[]) => void
}

/** The element that a tour points at. */
export function findTarget(target: string): HTMLElement | undefined {
  const element = document.querySelector<HTMLElement>(`[data-tour="${CSS.escape(target)}"]`)
  // What is not drawn (folded, not for this width) cannot be shown.
  return element !== null && isDrawn(element) ? element : undefined
}

const isDrawn = (element: Element) => element.getClientRects().length > 0

/** Reports which targets are there once the screen has stopped loading and nobody is busy with it: in a field, in a dialog. */
export function useSettledTargets({ isOn, targets, onSettled }: SettledTargets): void {
  const latest = useLatest({ targets, onSettled })
  useEffect(() => {
    if (!isOn) return
    let timer: number | undefined
    const look = () => {
      const { targets: wanted, onSettled: settle } = latest.current
      const found = isBusy() ? [] : wanted.filter((target) => findTarget(target) !== undefined)
      if (found.length > 0) settle(found)
    }
    const wait = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(look, calm)
    }
    const changes = new MutationObserver(wait)
    changes.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusout', wait)
    document.addEventListener('visibilitychange', wait)
    wait()
    return () => {
      window.clearTimeout(timer)
      changes.disconnect()
      document.removeEventListener('focusout', wait)
      document.removeEventListener('visibilitychange', wait)
    }
  }, [isOn, latest])
}

function isBusy(): boolean {
  const isLoading = document.querySelector('#content [data-loading]') !== null
  // A dialog that is closed is there without being drawn.
  const hasDialog = [...document.querySelectorAll('dialog, [role="dialog"], [role="alertdialog"]')].some(isDrawn)
  const isTyping =
    document.activeElement?.matches(
      'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"]',
    ) === true
  return isLoading || hasDialog || isTyping || document.visibilityState !== 'visible'
}
