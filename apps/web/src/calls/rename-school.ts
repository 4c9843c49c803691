import type { Connection } from './connection.ts'
import { noteSaid } from './explain.ts'

/** A school has a name in each language: asks for the one of the language spoken now and keeps it with the session. */
export async function renameSchool({ client, session }: Connection): Promise<void> {
  if (session.current() === undefined) return
  // The way in speaks languages too, and asks for nobody's profile.
  const { readProfile } = await import('@maktab/client/calls/people/profile.generated')
  const { answer } = await client.ask(readProfile, {})
  // Without it the school keeps the name that it has on the screen: nothing worth a word.
  noteSaid(answer)
  if (answer.ok) session.change({ institution_name: answer.value.institution_name })
}
