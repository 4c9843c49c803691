/** How far a device's clock may be off before its person is told (seed 000 §7, `time/check`). */
const tolerance = 5 * 60_000

export function isClockRight({ device, server }: { readonly device: Date; readonly server: Date }): boolean {
  return Math.abs(device.getTime() - server.getTime()) <= tolerance
}

/** The server's clock as a device heard it last. */
export interface HeardClock {
  /** ISO 8601; empty before the first time. */
  readonly heard_on: string
  /** The server's clock minus the device's then, in milliseconds. */
  readonly clock_offset_ms: number
}

/** The server's clock at a moment of the device's: never before the server was last heard, whatever was done to the device's clock. */
export function serverTime({ heard_on, clock_offset_ms }: HeardClock, at: Date): Date {
  return new Date(Math.max(Date.parse(heard_on) || 0, at.getTime() + clock_offset_ms))
}
