import type { Messages } from '../../keys.ts'

export const downloadsFollowing = {
  floating: 'داونلود در جریان',
  cancel_it: 'داونلود را لغو کنید',
  keep: 'داونلود ادامه یابد',
  cancel_title: 'این داونلود لغو شود؟',
  cancel_asked: 'آنچه از آن رسیده از این دستگاه برداشته می‌شود. کار شما می‌ماند.',
  per_second: '{size} در ثانیه',
  stands: 'متوقف است',
  waits_wifi: 'منتظر وای‌فای',
  waits_word: 'منتظر پاسخ شما',
  waits_line: 'منتظر انترنت',
  resume_title: 'داونلود ادامه یابد؟',
  resume_asked: 'در {percent} ایستاد، چون انترنت قطع شد یا برنامه بسته شد. آنچه رسیده نگهداری شده است.',
  others_wait:
    '{count, plural, one {# داونلود دیگر در صفحهٔ داونلودها منتظر است.} other {# داونلود دیگر در صفحهٔ داونلودها منتظر است.}}',
  line_paid: 'شما با انترنت موبایل هستید یا این دستگاه دیتا صرفه‌جویی می‌کند: شاید پول مصرف شود.',
  line_unknown: 'این مرورگر نمی‌گوید که این وای‌فای است یا نه. پیش از ادامه ببینید.',
  line_free: 'شما با وای‌فای یا کیبل هستید.',
  go_on_now: 'ادامه دهید',
  not_now: 'حالا نه',
  pause_now: 'توقف',
} satisfies Messages<'downloads-following'>
