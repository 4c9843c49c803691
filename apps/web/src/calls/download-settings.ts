/** What downloads may use on this device: one for all its people, and for every tab. */
import { settingsIn, type DownloadSettings } from '@maktab/domain/downloads/download-limits'

const name = 'maktab.downloads'
const listeners = new Set<() => void>()

/** As it was kept, so that it is the same until it changes. */
function kept(): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    // Forbidden storage: as at first.
    return null
  }
}

let last: { readonly text: string | null; readonly settings: DownloadSettings } | undefined

export function readDownloadSettings(): DownloadSettings {
  const text = kept()
  if (last?.text !== text) last = { text, settings: settingsIn(parsed(text)) }
  return last.settings
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

export function keepDownloadSettings(settings: DownloadSettings): void {
  try {
    localStorage.setItem(name, JSON.stringify(settings))
  } catch {
    // Forbidden or full storage: nothing is kept, and the screen goes on showing what holds.
  }
  listeners.forEach((listener) => listener())
}

/** Hears of changes in this tab and in others. */
export function onDownloadSettings(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === name || key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', hear)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', hear)
  }
}
