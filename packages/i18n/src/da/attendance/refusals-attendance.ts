import type { Messages } from '../../keys.ts'

export const refusalsAttendance = {
  attendance_off: 'در این مکتب حاضری گرفته نمی‌شود.',
  not_class_teacher: 'حاضری این صنف را معلم نگران می‌گیرد، نه معلمان دیگر آن.',
  attendance_in_future: 'آن روز هنوز نرسیده است.',
  attendance_closed: 'روزهای نشانی کردن آن گذشته است. از اداره بپرسید.',
  nothing_marked: 'اول یک شاگرد را نشانی کنید.',
  learner_twice: 'یک شاگرد دو بار نشانی شده است.',
  register_elsewhere: 'حاضری این شعبه در صنف دیگری گرفته می‌شود.',
  attendance_range_too_long: 'کتاب حاضری حداکثر ۹۲ روز را نشان می‌دهد.',
} satisfies Messages<'refusals-attendance'>
