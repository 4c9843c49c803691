/** Keeps and forgets packages by a hidden frame on each one's own origin, which has its own store and its own worker. */
import type { PackageOutcome, PackageToKeep } from '@maktab/device/packages'
import { readPackageMessage, type PackageMessage } from '@maktab/domain/viewers/package-messages'
import { packageReader, packageSandbox } from './package-reader.ts'
import type { ToFrame } from '../../player/frame-messages.ts'

/** Milliseconds without a word from the frame, after which it counts as gone: before the first one, and between two large files. */
const silence = { first: 15_000, later: 120_000 } as const

export async function keepPackage(
  { play_url, runtime, user_id, package_sha256 }: PackageToKeep,
  onShare: (share: number) => void,
): Promise<PackageOutcome> {
  const reader = await packageReader(user_id, package_sha256)
  return inFrame<PackageOutcome>(play_url, { kind: 'keep', runtime, reader }, 'unreachable', (message) => {
    if (message.kind === 'keeping') onShare(message.total === 0 ? 1 : Math.min(1, message.bytes / message.total))
    if (message.kind === 'kept') return 'kept'
    return message.kind === 'not-kept' ? message.reason : undefined
  })
}

/** True when it is gone. */
export async function dropPackage({ play_url, user_id, package_sha256 }: PackageToKeep): Promise<boolean> {
  const reader = await packageReader(user_id, package_sha256)
  return inFrame(play_url, { kind: 'drop', reader }, false, (message) =>
    message.kind === 'dropped' ? true : undefined,
  )
}

/** Asks once and listens until `read` makes an answer of a message; `otherwise` when the frame falls silent. */
function inFrame<T>(
  address: string,
  asks: ToFrame,
  otherwise: T,
  read: (message: PackageMessage) => T | undefined,
): Promise<T> {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.setAttribute('sandbox', packageSandbox)
  frame.referrerPolicy = 'no-referrer'
  frame.src = address
  const { port1, port2 } = new MessageChannel()
  return new Promise<T>((resolve) => {
    let timer: number | undefined
    const end = (answer: T) => {
      window.clearTimeout(timer)
      port1.close()
      frame.remove()
      resolve(answer)
    }
    const wait = (milliseconds: number) => {
      window.clearTimeout(timer)
      timer = window.setTimeout(() => end(otherwise), milliseconds)
    }
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      wait(silence.later)
      const message = readPackageMessage(data)
      const answer = message && read(message)
      if (answer !== undefined) end(answer)
    })
    port1.start()
    frame.addEventListener('load', () => frame.contentWindow?.postMessage(asks, new URL(address).origin, [port2]), {
      once: true,
    })
    wait(silence.first)
    document.body.append(frame)
  })
}
