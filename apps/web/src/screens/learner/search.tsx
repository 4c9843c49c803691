import { SearchScreen } from '#screens/several-roles/search.tsx'
import { SavedLessons } from '#features/learning/saved-lessons.tsx'

/** A learner's search begins with the lessons that they keep. */
export function LearnerSearchScreen() {
  return <SearchScreen before={<SavedLessons />} />
}
