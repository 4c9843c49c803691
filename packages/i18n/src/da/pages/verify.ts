import type { Messages } from '../../keys.ts'

export const verify = {
  title: 'آیا این تصدیق‌نامه اصلی است؟',
  intro: 'کدی را بنویسید که زیر مربع تصدیق‌نامه است.',
  code: 'کد تصدیق‌نامه',
  ask: 'بپرسید',
  genuine: 'اصلی است',
  not_genuine: 'اصلی نیست',
  not_genuine_body: 'هیچ تصدیق‌نامهٔ این مکتب این کد را ندارد، یا پس گرفته شده است. هر نشان آن را مقایسه کنید.',
  name: 'نام',
  school: 'مکتب',
  kind: 'نوع',
  kind_leaving: 'تصدیق‌نامهٔ ترک مکتب',
  issued: 'تاریخ صدور',
  too_many: 'در یک دقیقه بیست کد آزموده می‌شود. کمی صبر کنید و باز بپرسید.',
} satisfies Messages<'verify'>
