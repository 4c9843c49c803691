import { accept } from '@maktab/contracts/outcome'
import { readTour, readTourGuide, saveTourGuide } from '@maktab/contracts/people/tour'
import { inside } from '#calls/handle.ts'
import { findTour, saveTour } from '#features/people/tour.sql.ts'

export interface Touring {
  /** Told of what stands in the database and cannot be read. */
  readonly warn: (about: object, words: string) => void
}

export const tour = ({ warn }: Touring) => ({
  readTourGuide: inside(readTourGuide, async ({ db, actor }) => {
    const stored = await findTour(db, actor)
    const isReadable = stored !== null && readTour(stored) !== undefined
    if (stored !== null && !isReadable)
      warn({ institution_id: actor.institution_id, user_id: actor.user_id }, 'a stored tour is not readable')
    return accept({ tour_guide_json: isReadable ? stored : null })
  }),

  /** Only the fields of a tour are kept. */
  saveTourGuide: inside(saveTourGuide, async ({ db, actor }, { tour_guide_json }) => {
    await saveTour(db, actor, JSON.stringify(readTour(tour_guide_json)))
    return accept({})
  }),
})
