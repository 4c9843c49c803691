/** How much a download takes, before anything is fetched. */
import { filesToKeep, downloadQualities, type DownloadQuality } from './kept-bodies.ts'

interface SizedFile {
  readonly sha256: string
  readonly size_bytes: number
}

type SizedBody = Parameters<typeof filesToKeep<SizedFile>>[0]

/** Bytes of bodies and files by quality of films; what several share is counted once. */
export function bytesToTake(bodies: readonly SizedBody[]): Readonly<Record<DownloadQuality, number>> {
  const text = bodies.reduce((sum, body) => sum + JSON.stringify(body).length, 0)
  const bytesIn = (quality: DownloadQuality): number => {
    const files = new Map(
      bodies.flatMap((body) => filesToKeep<SizedFile>(body, quality)).map((file) => [file.sha256, file]),
    )
    return [...files.values()].reduce((sum, { size_bytes }) => sum + size_bytes, text)
  }
  const [small, whole, audio] = downloadQualities.map(bytesIn) as [number, number, number]
  return { whole, small, audio }
}
