import type { Role } from '@maktab/contracts/roles'
import { peoplePlaces } from '../people-places.ts'
import type { TaskPlaces } from '../office-task-list.tsx'
import { campusPlaces } from './campus-places.ts'

/** Where somebody who looks after several campuses finds the lists of one of them. */
export function taskPlaces(role: Role, institution_id: number): TaskPlaces {
  const places = campusPlaces(role)
  const people = peoplePlaces(role, institution_id)
  return {
    users: `${people.list}&`,
    classes: `${places.details(institution_id)}&`,
    moves: people.movesList && `${people.movesList}&`,
    // The day of a campus is on its own screens alone.
    attendance: undefined,
    payments: undefined,
    imports: places.imports && `${places.imports}?campus=${institution_id}`,
  }
}
