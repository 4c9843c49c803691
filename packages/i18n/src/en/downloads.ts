/** A new message: add its key here and to ps, da and ur, then `npm run generate`. Full key: `downloads.key`. */
export const downloads = {
  download: 'Download',
  downloading: 'Downloading…',
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel',
  storage: 'Storage',
  storage_full: 'Storage full',
  downloads: 'Downloads',
  on_device: 'On this device',
  remove_from_device: 'Remove from this device',
  paused: 'Paused',
  unfinished: 'Did not finish',
  storage_used: '{used} used on this device',
} as const
