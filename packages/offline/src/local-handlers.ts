/** Every call that this device answers itself. One that the catalogue promises and that is missing here does not compile. */
import type { Role } from '@maktab/contracts/roles'
import { keepsSchool } from '@maktab/domain/access/device-sign-in'
import { assignments } from './assignments/assignments.ts'
import { assignmentChanges } from './assignments/assignment-changes.ts'
import { assignmentModules } from './assignments/assignment-modules.ts'
import { markingQueue } from './assignments/marking-queue.ts'
import { remarks } from './assignments/remarks.ts'
import { marksGrid } from './assignments/marks-grid.ts'
import { moduleStatus } from './assignments/module-status.ts'
import { reminders } from './assignments/reminders.ts'
import { scores } from './assignments/scores.ts'
import { submissions } from './assignments/submissions.ts'
import { thread } from './assignments/thread.ts'
import { attendanceReports } from './attendance/attendance-reports.ts'
import { attendanceSheets } from './attendance/attendance-sheets.ts'
import { files } from './content/files.ts'
import { events, eventsBetween } from './events/events.ts'
import { launch } from './viewers/launch.ts'
import { lessons } from './content/lessons.ts'
import { courses } from './content/courses.ts'
import { search } from './content/search.ts'
import { classReports } from './insights/class-reports.ts'
import { learnerReports } from './insights/learner-reports.ts'
import { answerScores } from './learning/answer-scores.ts'
import { attempts } from './learning/attempts.ts'
import { packages } from './learning/packages.ts'
import { clickers } from './learning/clickers.ts'
import { bookmarks } from './learning/bookmarks.ts'
import { progress } from './learning/progress.ts'
import { recommendations } from './learning/recommendations.ts'
import { stats } from './learning/stats.ts'
import type { LocalCallName, LocalHandlers, NamedHandler } from './local-handler.ts'
import { notifications } from './people/notifications.ts'
import { behindWall } from './payments/wall.ts'
import { profile } from './people/profile.ts'
import { classes } from './schools/classes.ts'
import { classLibrary } from './stream/class-library.ts'
import { streamComments } from './stream/stream-comments.ts'
import { streamModeration } from './stream/stream-moderation.ts'
import { streamPosts } from './stream/stream-posts.ts'

export const localHandlers: LocalHandlers = {
  ...profile,
  ...notifications,
  ...classes,
  ...behindWall({ ...lessons, ...launch }),
  ...search,
  ...courses,
  ...files,
  ...progress,
  ...bookmarks,
  ...clickers,
  ...recommendations,
  ...packages,
  ...attempts,
  ...answerScores,
  ...stats,
  ...learnerReports,
  ...classReports,
  ...assignments(eventsBetween),
  ...assignmentChanges,
  ...submissions,
  ...thread,
  ...scores,
  ...reminders,
  ...remarks,
  ...markingQueue,
  ...marksGrid,
  ...moduleStatus,
  ...assignmentModules,
  ...streamPosts,
  ...streamComments,
  ...streamModeration,
  ...classLibrary,
  ...attendanceSheets,
  ...attendanceReports,
  ...events,
}

const all: ReadonlyMap<string, NamedHandler> = new Map(Object.entries(localHandlers))

/** What the rows of who runs a school can answer; of everything else their device would say that there is nothing. */
const ofSchool: ReadonlyMap<string, NamedHandler> = new Map(
  (['listClasses', 'searchLessons', 'switchLanguage'] satisfies LocalCallName[]).map((name) => [
    name,
    localHandlers[name] as NamedHandler,
  ]),
)

/** The calls that a device answers for somebody in that role. */
export function handlersOf(role: Role): ReadonlyMap<string, NamedHandler> {
  return keepsSchool(role) ? ofSchool : all
}
