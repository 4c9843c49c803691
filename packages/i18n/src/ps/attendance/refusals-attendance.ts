import type { Messages } from '../../keys.ts'

export const refusalsAttendance = {
  attendance_off: 'په دې ښوونځي کې حاضري نه اخیستل کېږي.',
  not_class_teacher: 'دلته حاضري د ټولګي نګران ښوونکی اخلي، نه د ټولګي بل ښوونکی.',
  attendance_in_future: 'هغه ورځ لا نه ده رارسېدلې.',
  attendance_closed: 'د نښه کولو ورځې یې تېرې شوې دي. له ادارې وپوښتئ.',
  nothing_marked: 'لومړی یو زده‌کوونکی نښه کړئ.',
  learner_twice: 'یو زده‌کوونکی دوه ځله نښه شوی دی.',
  register_elsewhere: 'د دې څانګې حاضري په بل ټولګي کې اخیستل کېږي.',
  attendance_range_too_long: 'د حاضرۍ کتاب تر ۹۲ ورځو پورې ښيي.',
} satisfies Messages<'refusals-attendance'>
