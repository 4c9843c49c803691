/** The application's end of the talk with a package's frame: one port, one origin, and nothing taken that is not a known message. */
import { readPackageMessage, type PackageMessage } from '@maktab/domain/viewers/package-messages'
import type { ToFrame } from '../../../player/frame-messages.ts'

export interface PackageBridge {
  /** Hears nothing more, after what is on its way: a package says where it stands while it is taken away. */
  close(): void
}

/** Milliseconds that a frame has to answer at all once it was loaded. */
const longestSilence = 10_000
/** And to say its last words. */
const lastWords = 2_000

/**
 * Begins to talk when the frame is loaded. `address` is the frame's own; messages go to that origin alone, and the port by which
 * answers come is given to nobody else. `onSilence`: nothing answers there.
 */
export function openPackageBridge({
  frame,
  address,
  asks,
  onMessage,
  onSilence,
}: {
  frame: HTMLIFrameElement
  address: string
  asks: ToFrame
  onMessage(message: PackageMessage): void
  onSilence(): void
}): PackageBridge {
  const { origin } = new URL(address)
  let port: MessagePort | undefined
  let timer: number | undefined

  const talk = () => {
    port?.close()
    const channel = new MessageChannel()
    port = channel.port1
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      window.clearTimeout(timer)
      const message = readPackageMessage(data)
      if (message) onMessage(message)
    }
    frame.contentWindow?.postMessage(asks, origin, [channel.port2])
    window.clearTimeout(timer)
    timer = window.setTimeout(onSilence, longestSilence)
  }
  frame.addEventListener('load', talk)
  frame.src = address

  return {
    close() {
      frame.removeEventListener('load', talk)
      window.clearTimeout(timer)
      const closing = port
      window.setTimeout(() => closing?.close(), lastWords)
    },
  }
}
