import type { Messages } from '../keys.ts'

export const accessLeaving = {
  logout_unsent_title: 'بخشی از کار شما هنوز فرستاده نشده',
  logout_unsent_body:
    '{count, plural, one {# کار در این دستگاه می‌ماند و بار بعد که اینجا داخل شوید فرستاده می‌شود.} other {# کار در این دستگاه می‌ماند و بار بعد که اینجا داخل شوید فرستاده می‌شود.}}',
  logout_anyway: 'با آن هم خارج شوید',
} satisfies Messages<'access-leaving'>
