import { DownloadWords } from './download-words.tsx'

/** What follows downloads beside every screen. */
export function DownloadLayer() {
  return <DownloadWords />
}
