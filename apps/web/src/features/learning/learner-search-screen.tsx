import { SearchScreen } from '../content/search-screen.tsx'
import { SavedLessons } from './saved-lessons.tsx'

/** A learner's search begins with the lessons that they keep. */
export function LearnerSearchScreen() {
  return <SearchScreen before={<SavedLessons />} />
}
