/** Work that may not all run together, done for each caller in turn: one who asks a thousand times keeps nobody else waiting. */

interface Caller {
  readonly line: (() => void)[]
  running: number
  /** Number of the turn in which work of theirs began last; -1 before the first. */
  lastTurn: number
}

/**
 * At most `atOnce` pieces of work run together. The next is of the caller whose last turn is longest ago, and in the
 * order of arrival for each of them.
 */
export function takeTurns(atOnce: number) {
  let running = 0
  let turn = 0
  /** Those with work that runs or waits, in the order in which they came. */
  const callers = new Map<string, Caller>()

  function begin(caller: Caller): void {
    running++
    caller.running++
    caller.lastTurn = turn++
  }

  function startNext(): void {
    let next: Caller | undefined
    for (const caller of callers.values())
      if (caller.line.length > 0 && (next === undefined || caller.lastTurn < next.lastTurn)) next = caller
    if (next === undefined) return
    begin(next)
    next.line.shift()?.()
  }

  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const caller = callers.get(name) ?? { line: [], running: 0, lastTurn: -1 }
    callers.set(name, caller)
    if (running < atOnce) begin(caller)
    else await new Promise<void>((start) => caller.line.push(start))
    try {
      return await work()
    } finally {
      running--
      caller.running--
      if (caller.running === 0 && caller.line.length === 0) callers.delete(name)
      startNext()
    }
  }
}
