import type { AddressBar } from '#page/router.tsx'

/** An address that is not the browser's, so that a test leaves none behind. */
export function addressInMemory(first: string): AddressBar & { back(): void } {
  const steps = [first]
  const listeners = new Set<() => void>()
  return {
    current: () => steps.at(-1) ?? first,
    push: (address) => void steps.push(address),
    replace: (address) => void steps.splice(-1, 1, address),
    back() {
      steps.pop()
      for (const listener of listeners) listener()
    },
    onStep(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
