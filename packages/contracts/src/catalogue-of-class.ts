/** Calls of a class as a place: its stream, its library and its attendance: a part of the catalogue. */
import { readAttendanceOverview } from './attendance/attendance-overview.ts'
import { readClassAttendance, readStudentAttendance } from './attendance/attendance-reports.ts'
import { assignAttendance, listAbsentGuardians, readAttendance } from './attendance/attendance-sheets.ts'
import { addToLibrary, listClassLibrary, removeFromLibrary } from './stream/class-library.ts'
import { listClassmates } from './stream/classmates.ts'
import {
  createStreamComment,
  deleteStreamComment,
  listStreamComments,
  readStreamPost,
  updateStreamComment,
} from './stream/stream-comments.ts'
import { approveStreamPost, muteInStream, reportStream, setStream, settleReports } from './stream/stream-moderation.ts'
import {
  createStreamPost,
  deleteStreamPost,
  likeStreamPost,
  listStreamPosts,
  pinStreamPost,
  updateStreamPost,
} from './stream/stream-posts.ts'

export const classCalls = {
  createStreamPost,
  listStreamPosts,
  readStreamPost,
  updateStreamPost,
  deleteStreamPost,
  pinStreamPost,
  likeStreamPost,
  createStreamComment,
  listStreamComments,
  updateStreamComment,
  deleteStreamComment,
  approveStreamPost,
  reportStream,
  settleReports,
  muteInStream,
  setStream,
  listClassLibrary,
  removeFromLibrary,
  addToLibrary,
  listClassmates,
  readAttendance,
  assignAttendance,
  listAbsentGuardians,
  readStudentAttendance,
  readClassAttendance,
  readAttendanceOverview,
}
