import { act, useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastProvider, useToasts } from '../src/feedback/toasts.tsx'
import { render } from './render.tsx'
import type { ShowToast, ToastMessage } from '../src/feedback/toasts.tsx'
import type { Rendered } from './render.tsx'

let rendered: Rendered
let show: ShowToast
let now: number

function Speaker() {
  const toasts = useToasts()
  useEffect(() => {
    show = toasts
  }, [toasts])
  return null
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  now = 0
  act(() => {
    rendered = render(
      <ToastProvider now={() => now}>
        <Speaker />
      </ToastProvider>,
    )
  })
})

afterEach(() => {
  act(() => rendered.remove())
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const say = (message: ToastMessage) => act(() => show(message))
const wait = (milliseconds: number) =>
  act(() => {
    now += milliseconds
    vi.advanceTimersByTime(milliseconds)
  })
const shown = () =>
  [...rendered.root.querySelectorAll('[role=status] p, [role=alert] p')].map(({ textContent }) => textContent)

test('a message stands for 5 s, or for 2 s where asked', () => {
  say({ text: 'long', tone: 'success' })
  say({ text: 'short', tone: 'info', duration: 2000 })
  wait(2000)
  expect(shown()).toEqual(['long'])
  wait(2999)
  expect(shown()).toEqual(['long'])
  wait(1)
  expect(shown()).toEqual([])
})

test('an error swallows further errors for 1.5 s, and nothing else', () => {
  say({ text: 'first', tone: 'error' })
  wait(1499)
  say({ text: 'second', tone: 'error' })
  say({ text: 'saved', tone: 'success' })
  expect(shown().sort()).toEqual(['first', 'saved'])
  wait(1)
  say({ text: 'third', tone: 'error' })
  expect(shown().sort()).toEqual(['first', 'saved', 'third'])
})

test('a swallowed error does not lengthen the silence', () => {
  say({ text: 'first', tone: 'error' })
  wait(1000)
  say({ text: 'second', tone: 'error' })
  wait(500)
  say({ text: 'third', tone: 'error' })
  expect(shown()).toEqual(['first', 'third'])
})

test('142 characters fit the corner, 143 open a dialog that stays until it is closed', () => {
  say({ text: 'x'.repeat(142), tone: 'info' })
  expect(shown()).toHaveLength(1)
  expect(rendered.root.querySelector('dialog')?.open).toBe(false)
  say({ text: 'y'.repeat(143), tone: 'info' })
  expect(shown()).toHaveLength(1)
  const dialog = rendered.root.querySelector('dialog')
  expect(dialog?.open).toBe(true)
  wait(60_000)
  expect(dialog?.textContent).toContain('y'.repeat(143))
  act(() => dialog?.querySelector('button')?.click())
  expect(dialog?.open).toBe(false)
})

test('a message stays while it is pointed at', () => {
  say({ text: 'read me', tone: 'info', duration: 2000 })
  const toast = rendered.root.querySelector('[role=status] > div') as HTMLElement
  // React tells entering from what crosses the border.
  act(() => void toast.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })))
  wait(10_000)
  expect(shown()).toEqual(['read me'])
  act(() => void toast.dispatchEvent(new PointerEvent('pointerout', { bubbles: true })))
  wait(2000)
  expect(shown()).toEqual([])
})

test('a message stays while its button has the focus, though the pointer leaves', () => {
  say({ text: 'read me', tone: 'info', duration: 2000 })
  const toast = rendered.root.querySelector('[role=status] > div') as HTMLElement
  act(() => void toast.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })))
  act(() => toast.querySelector('button')?.focus())
  act(() => void toast.dispatchEvent(new PointerEvent('pointerout', { bubbles: true })))
  wait(10_000)
  expect(shown()).toEqual(['read me'])
  act(() => toast.querySelector('button')?.blur())
  wait(2000)
  expect(shown()).toEqual([])
})

test('errors are announced at once, other messages when there is time', () => {
  say({ text: 'saved', tone: 'success' })
  say({ text: 'failed', tone: 'error' })
  expect(rendered.root.querySelector('[role=status]')?.textContent).toBe('saved')
  expect(rendered.root.querySelector('[role=alert]')?.textContent).toBe('failed')
})

test('a message shows in front of an open dialog, and goes back to the page when that closes', async () => {
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  dialog.showModal()
  say({ text: 'failed', tone: 'error' })
  expect(dialog.textContent).toBe('failed')
  await act(async () => {
    dialog.remove()
    await Promise.resolve()
  })
  expect(shown()).toEqual(['failed'])
})

test('a message that comes with the step that closes a dialog shows in the page', () => {
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  dialog.showModal()
  act(() => {
    show({ text: 'saved', tone: 'success' })
    dialog.remove()
  })
  expect([dialog.textContent, shown()]).toEqual(['', ['saved']])
})
