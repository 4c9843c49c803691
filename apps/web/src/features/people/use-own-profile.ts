import { readProfile } from '@maktab/client/calls/people/profile.generated'
import { useQuery } from '#page/use-calls.ts'

/** The profile of whoever is signed in, as the school has it. */
export function useOwnProfile() {
  return useQuery(readProfile, {})
}
