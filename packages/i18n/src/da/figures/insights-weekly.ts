import type { Messages } from '../../keys.ts'

export const insightsWeekly = {
  weekly_heading: 'ارقام هفته',
  weekly_intro: 'هفته یک بار، در روز اول، ارقام داشبورد شما به زبان خودتان با ایمیل می‌آید.',
  weekly_switch: 'به من بفرستید',
  weekly_to: 'به {email} می‌رود.',
  weekly_none: 'حساب شما آدرس ایمیل ندارد. دفتر می‌تواند آن را اضافه کند.',
  weekly_unsubscribed: 'شما همه ایمیل‌ها را ختم کرده‌اید؛ تا پس نگیرید هیچ‌یک نمی‌آید.',
  weekly_offline: 'این به انترنت نیاز دارد. چیزی تغییر نکرد.',
} satisfies Messages<'insights-weekly'>
