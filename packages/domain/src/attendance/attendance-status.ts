/** How a learner is marked on an attendance sheet (`attendance_status`, seed 001 §3). */
export const attendanceStatus = { present: 1, absent: 2, late: 3, leave: 4 } as const

export type AttendanceStatus = (typeof attendanceStatus)[keyof typeof attendanceStatus]

/** The marks of those who came. Leave was given, but who is on leave is not there. */
export const attendedStatuses: readonly AttendanceStatus[] = [attendanceStatus.present, attendanceStatus.late]
