import { readProfile } from '@maktab/client/calls.generated'
import type { Connection } from './connection.ts'

/** A school has a name in each language: asks for the one of the language spoken now and keeps it with the session. */
export async function renameSchool({ client, session }: Connection): Promise<void> {
  if (session.current() === undefined) return
  const { answer } = await client.ask(readProfile, {})
  if (answer.ok) session.change({ institution_name: answer.value.institution_name })
}
