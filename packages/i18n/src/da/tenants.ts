import type { Messages } from '../keys.ts'

export const tenants = {
  powered_by: 'به کمک مکتب',
  contact_number: 'شمارهٔ تماس: {number}',
  default_landing: 'مکتب در هر روز، با انترنت یا بدون آن.',
  quran_welcome: 'به {name} خوش آمدید',
  unknown_host_title: 'در این آدرس مکتبی نیست',
  unknown_host_body: 'آدرس را ببینید، یا از مکتب خود بپرسید.',
} satisfies Messages<'tenants'>
