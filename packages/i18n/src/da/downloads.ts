import type { Messages } from '../keys.ts'

export const downloads = {
  downloading: 'در حال داونلود…',
  downloads: 'داونلودها',
  remove_from_device: 'برداشتن از این دستگاه',
  storage_used: '{used} در این دستگاه استفاده شده',
  download_assignment: 'داونلود برای آفلاین',
  size_of: 'اندازه: {size}',
  ready_offline: 'بدون انترنت آماده',
  getting_ready: 'برای آفلاین آماده می‌شود…',
  getting_ready_count: 'برای آفلاین آماده می‌شود: {kept} از {total}',
  failed_storage: 'حافظهٔ این دستگاه پر است. چیزی را بردارید و دوباره کوشش کنید؛ آنچه داشتید آسیب ندیده است.',
  see_removable: 'داونلودهایی که می‌توان برداشت: {size}',
  remove_elsewhere: 'در این دستگاه داونلودی نیست. عکس‌ها یا ویدیوهایی را که دیگر لازم ندارید بردارید.',
  failed_unreachable: 'انترنت قطع شد. آنچه رسیده نگهداری شده است؛ برای ادامه دوباره کوشش کنید.',
  packages_not_allowed:
    'این مرورگر نگهداری فعالیت‌ها را اجازه نمی‌دهد. این‌ها انترنت می‌خواهند؛ هر چیز دیگر نگهداری شده است:',
  none: 'هنوز چیزی داونلود نشده است. یک وظیفه را باز کنید و برای آفلاین داونلود کنید.',
  count_ready:
    '{count, plural, =0 {هنوز چیزی در این دستگاه نیست} one {# وظیفه در این دستگاه} other {# وظیفه در این دستگاه}}',
  not_available: 'این مرورگر نمی‌تواند فایل‌ها را برای آفلاین نگه دارد.',
  removal_title: 'از دستگاه برداشته شود؟',
  removal_asked: 'کار شما می‌ماند. داونلود دوباره انترنت می‌خواهد.',
} satisfies Messages<'downloads'>
