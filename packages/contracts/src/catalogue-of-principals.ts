/** Calls of whoever leads a school: a part of the catalogue. */
import {
  readDashboardAssignments,
  readDashboardPerformance,
  readDashboardTrend,
  readLastSync,
} from './insights/dashboard.ts'
import { listReportedClasses } from './insights/reported-classes.ts'
import { listReportedYears } from './insights/reported-years.ts'
import {
  listLearnersPerformance,
  listStudents,
  listStudentSubjects,
  readStudentBands,
  readStudentSummary,
  readStudentTime,
} from './insights/students.ts'
import {
  listSubjectGrades,
  listSubjectPerformance,
  readPrincipalSubject,
  readSubjectSummary,
} from './insights/subjects.ts'
import {
  listReportedTeachers,
  listTeacherClasses,
  readTeachersSummary,
  readTeacherSummary,
} from './insights/teachers.ts'
import { readTaughtStandings } from './insights/taught-standings.ts'
import { readWeeklyFigures, setWeeklyFigures } from './insights/weekly-figures/weekly-figures.ts'

export const principalCalls = {
  readDashboardPerformance,
  readDashboardAssignments,
  readDashboardTrend,
  readLastSync,
  listReportedClasses,
  listReportedYears,
  listStudents,
  listLearnersPerformance,
  readStudentBands,
  readStudentSummary,
  listStudentSubjects,
  readStudentTime,
  listSubjectPerformance,
  readPrincipalSubject,
  readSubjectSummary,
  listSubjectGrades,
  listReportedTeachers,
  readTeachersSummary,
  readTeacherSummary,
  listTeacherClasses,
  readTaughtStandings,
  readWeeklyFigures,
  setWeeklyFigures,
}
