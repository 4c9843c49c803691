/** Work that looks again and again for what is due: one look after the other, with a pause between them, until it is closed. */
export interface RepeatedLooks {
  readonly isClosed: () => boolean
  /** Looks after a pause, and from then on. */
  start(): void
  /** Looks at once, and from then on. */
  startNow(): void
  /** Ends after the look that is under way. */
  close(): Promise<void>
}

/** `look` may fail: `onFailure` hears it and the next look comes as ever. Nothing here keeps the process alive. */
export function repeatLooks(
  look: () => Promise<unknown>,
  { pauseMs, onFailure }: { readonly pauseMs: number; readonly onFailure: (error: unknown) => void },
): RepeatedLooks {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  let isClosed = false
  const rest = () => void (timer = setTimeout(lookNow, pauseMs).unref())
  function lookNow(): void {
    running = look()
      .catch(onFailure)
      .finally(() => {
        if (!isClosed) rest()
      })
  }
  return {
    isClosed: () => isClosed,
    start: rest,
    startNow: lookNow,
    async close() {
      isClosed = true
      clearTimeout(timer)
      await running
    },
  }
}
