/** Calls of whoever leads a school: a part of the catalogue. */
import {
  listLearnersPerformance,
  listStudents,
  listStudentSubjects,
  readStudentBands,
  readStudentSummary,
  readStudentTime,
} from './insights/students.ts'

export const principalCalls = {
  listStudents,
  listLearnersPerformance,
  readStudentBands,
  readStudentSummary,
  listStudentSubjects,
  readStudentTime,
}
