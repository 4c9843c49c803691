import { lazy } from 'react'
import { LessonsScreen, type LessonNote } from '../content/lessons-screen.tsx'

// The list stands first; advice that cannot be fetched is none.
const LessonAdvice = lazy<LessonNote>(() => import('./lesson-advice.tsx').then(({ LessonAdvice: Fetched }) => ({ default: Fetched }), () => ({ default: () => null })))

/** The lessons of a class's course; at those to go on with it stands why. */
export function AdvisedLessonsScreen() {
  return <LessonsScreen note={LessonAdvice} />
}
