import type { Messages } from '../keys.ts'

export const updates = {
  heading: 'نوی اپ راغلی دی',
  body: 'اپ نوی کړئ، څو وروستي سمونونه ترلاسه کړئ. پر دې وسیله ستاسو کار پاتې کېږي.',
  version: 'نسخه',
  now: 'همدا اوس یې نوی کړئ',
  later: 'وروسته یې ډاونلوډ کړئ',
} satisfies Messages<'updates'>
