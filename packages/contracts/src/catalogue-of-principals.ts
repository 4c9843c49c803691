/** Calls of whoever leads a school: a part of the catalogue. */
import { listReportedClasses } from './insights/reported-classes.ts'
import {
  listLearnersPerformance,
  listStudents,
  listStudentSubjects,
  readStudentBands,
  readStudentSummary,
  readStudentTime,
} from './insights/students.ts'

export const principalCalls = {
  listReportedClasses,
  listStudents,
  listLearnersPerformance,
  readStudentBands,
  readStudentSummary,
  listStudentSubjects,
  readStudentTime,
}
