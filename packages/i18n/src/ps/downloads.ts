import type { Messages } from '../keys.ts'

export const downloads = {
  download: 'ډاونلوډ',
  downloading: 'ډاونلوډ کېږي…',
  pause: 'درول',
  resume: 'بیا پیلول',
  cancel: 'لغوه کول',
  storage: 'زېرمه',
  storage_full: 'زېرمه ډکه ده',
  downloads: 'ډاونلوډونه',
  on_device: 'په دې وسیله کې',
  remove_from_device: 'له دې وسیلې لرې کړئ',
  paused: 'درول شوی',
  unfinished: 'پای ته ونه رسېد',
  storage_used: 'په دې وسیله کې {used} کارول شوي',
} satisfies Messages<'downloads'>
