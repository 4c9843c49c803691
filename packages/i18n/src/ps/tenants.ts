import type { Messages } from '../keys.ts'

export const tenants = {
  powered_by: 'د مکتب په مرسته',
  contact_number: 'د اړیکې شمېره: {number}',
  default_landing: 'ښوونځی هره ورځ، له انټرنېټ سره یا پرته.',
  quran_welcome: '{name} ته ښه راغلاست',
  unknown_host_title: 'په دې پته کوم ښوونځی نشته',
  unknown_host_body: 'پته وګورئ، یا یې له خپل ښوونځي وپوښتئ.',
} satisfies Messages<'tenants'>
