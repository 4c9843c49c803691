/** How far a device's clock may be off before its person is told (seed 000 §7, `time/check`). */
const tolerance = 5 * 60_000

export function isClockRight({ device, server }: { readonly device: Date; readonly server: Date }): boolean {
  return Math.abs(device.getTime() - server.getTime()) <= tolerance
}
