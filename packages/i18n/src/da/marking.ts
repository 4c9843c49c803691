import type { Messages } from '../keys.ts'

export const marking = {
  to_mark: 'برای نمره‌دهی',
  marked: 'نمره‌داده‌شده',
  none_marked: 'هنوز به هیچ پاسخی نمره داده نشده است.',
  change: 'تغییر نمره‌ها',
  changed: 'نمره‌ها تغییر کرد.',
  came_to: 'نتیجه: {percent}',
  earlier: 'نمره‌های داده‌شده تا کنون',
  entry: '{name}، {when}: {percent}',
  several:
    'چند معلم به این نمره داده‌اند: {others}، و آخرین بار {name}، {when}. از هر پاسخ نمره‌ای معتبر است که آخر داده شده؛ همه در پایین نگه داشته شده‌اند.',
  unsaved:
    '{count, plural, one {# نمره هنوز ذخیره نشده} other {# نمره هنوز ذخیره نشده}}. در این مرورگر می‌ماند و با آمدن انترنت فرستاده می‌شود.',
  other_score: 'نمره دیگری هم داده شده است: {score} از {name}، {when}. کدام نمره معتبر است؟',
  keep: '{score} بماند',
} satisfies Messages<'marking'>
