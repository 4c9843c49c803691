/** Calls about work that is set, handed in, marked and returned: a part of the catalogue. */
import {
  createAssignment,
  listSetAssignments,
  listTaughtAssignments,
  readSetAssignment,
  readTaughtAssignment,
} from './assignments/assignments.ts'
import { deleteAssignment, updateAssignment, updateRubric } from './assignments/assignment-changes.ts'
import { openAssignmentModule, listAssignmentModules, readAssignmentModules } from './assignments/assignment-modules.ts'
import { listMarkingQueue } from './assignments/marking-queue.ts'
import { readMarksGrid } from './assignments/marks-grid.ts'
import { remindLearners } from './assignments/reminders.ts'
import { saveModuleStatus } from './assignments/module-status.ts'
import { handInSubmission, listSubmissions } from './assignments/submissions.ts'
import { deletePost, listPosts, updatePost } from './assignments/thread.ts'
import { listRemarks, saveRemark } from './assignments/remarks.ts'
import { listScoreHistory } from './assignments/score-history.ts'
import { returnSubmissions, scoreSubmission } from './assignments/scores.ts'
import { listWorkReport } from './insights/work-reports.ts'

export const workCalls = {
  listWorkReport,
  createAssignment,
  updateAssignment,
  updateRubric,
  deleteAssignment,
  listTaughtAssignments,
  readTaughtAssignment,
  listSetAssignments,
  readSetAssignment,
  handInSubmission,
  listPosts,
  updatePost,
  deletePost,
  listSubmissions,
  scoreSubmission,
  returnSubmissions,
  remindLearners,
  listScoreHistory,
  listRemarks,
  saveRemark,
  listMarkingQueue,
  readMarksGrid,
  openAssignmentModule,
  readAssignmentModules,
  listAssignmentModules,
  saveModuleStatus,
}
