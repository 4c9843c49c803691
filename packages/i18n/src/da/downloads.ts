import type { Messages } from '../keys.ts'

export const downloads = {
  download: 'داونلود',
  downloading: 'در حال داونلود…',
  pause: 'توقف',
  resume: 'ادامه دادن',
  cancel: 'لغو کردن',
  storage: 'حافظه',
  storage_full: 'حافظه پر است',
  downloads: 'داونلودها',
  on_device: 'در این دستگاه',
  remove_from_device: 'برداشتن از این دستگاه',
  paused: 'متوقف',
  unfinished: 'به آخر نرسید',
  storage_used: '{used} در این دستگاه استفاده شده',
} satisfies Messages<'downloads'>
