import { ClassesScreen } from '../schools/classes-screen.tsx'
import { TaughtClassesScreen } from '../schools/taught-classes-screen.tsx'
import { SubjectMark } from './subject-mark.tsx'

/** A learner's classes, each with the picture and the colour of its subject. */
export function SubjectClassesScreen() {
  return <ClassesScreen picture={SubjectMark} />
}

/** And a teacher's. */
export function TaughtSubjectClassesScreen() {
  return <TaughtClassesScreen picture={SubjectMark} />
}
