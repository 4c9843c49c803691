/** The one-time code of an installation that has no tenant yet: printed where the server was started, kept as a hash. */
import { createHash, randomBytes } from 'node:crypto'
import { withOwner } from '#db/owner-client.ts'

const dayMs = 86_400_000

/** 256 bits: a hash without salt and stretching is enough. */
export function hashSetupCode(code: string): string {
  return createHash('sha256').update(`maktab setup code ${code}`).digest('base64url')
}

/** A new code, good for 24 hours; the one of an earlier start is good no more. */
export async function issueSetupCode({
  ownerUrl,
  now,
}: {
  readonly ownerUrl: string
  readonly now: Date
}): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  await withOwner(ownerUrl, (client) =>
    client.query(
      `insert into installation.first_run (code_hash, expires_on) values ($1, $2)
       on conflict (only_row) do update set code_hash = excluded.code_hash, expires_on = excluded.expires_on`,
      [hashSetupCode(code), new Date(now.getTime() + dayMs)],
    ),
  )
  return code
}
