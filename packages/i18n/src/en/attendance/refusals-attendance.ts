/** Why what concerns attendance was refused. Full key: `refusals.key`. */
export const refusalsAttendance = {
  attendance_off: 'Attendance is not taken at this school.',
  not_class_teacher: 'The class teacher takes attendance here, and nobody else who teaches the class.',
  attendance_in_future: 'That day has not come yet.',
  attendance_closed: 'The days in which this could be marked are over. Ask the office.',
  nothing_marked: 'Mark a learner first.',
  learner_twice: 'A learner is marked twice.',
  register_elsewhere: 'Attendance of this section is taken in another class.',
  attendance_range_too_long: 'A register shows at most 92 days.',
} as const
