interface CommandTime {
  /** The device's clock when the command was given. */
  readonly given: Date
  /** The device's clock when it sent the command. */
  readonly sent: Date
  /** The server's clock when it arrived. */
  readonly received: Date
}

/**
 * When a command was really given: a device's clock may be years off, but the span between giving and sending is right
 * on it. Never after `received`; a span below zero (the clock was turned back in between) counts as none.
 */
export function timeGiven({ given, sent, received }: CommandTime): Date {
  const waited = Math.max(0, sent.getTime() - given.getTime())
  return new Date(received.getTime() - waited)
}
