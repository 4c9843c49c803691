/** First run: whoever holds the one-time code makes the first school; nothing else is answered until then. */
import { accept, refuse } from '@maktab/contracts/outcome'
import { beginInstallation } from '@maktab/contracts/schools/installation'
import { foldSignInName } from '@maktab/domain/access/sign-in'
import { firstTenant } from '@maktab/domain/tenants/first-tenant'
import { hostName } from '@maktab/domain/tenants/hosts'
import { atGate } from '#calls/handle.ts'
import type { Passwords } from '#features/access/passwords.ts'
import { insertFirstSchool } from '#features/schools/installation.sql.ts'
import { hashSetupCode } from '#features/schools/setup-code.ts'
import type { LoadedTenants } from '#features/tenants/tenants.ts'
import type { Bus } from '#live/bus.ts'

export interface Installing {
  readonly tenants: LoadedTenants
  readonly passwords: Passwords
  readonly bus: Pick<Bus, 'publish'>
}

export const installation = ({ tenants, passwords, bus }: Installing) => ({
  beginInstallation: atGate(beginInstallation, async ({ doors, host, language, now, caller }, asked) => {
    if (!tenants.isEmpty()) return refuse('not_allowed')
    const { code, password, languages, time_zone, first_weekday, username, email, ...rest } = asked
    const { tenant_id, configuration } = firstTenant({ languages, time_zone, first_weekday, now })
    const password_hash = await passwords.hash(password, caller)
    const isBegun = await doors.outsideSchools((db) =>
      insertFirstSchool(db, {
        code_hash: hashSetupCode(code),
        now,
        school: {
          ...rest,
          tenant_id,
          configuration,
          host: hostName(host),
          username,
          email,
          language: languages.includes(language) ? language : (languages[0] ?? language),
          password_hash,
          sign_in_names: [...new Set([username, email].flatMap((name) => (name === null ? [] : foldSignInName(name))))],
        },
      }),
    )
    // Whoever was too late learns it too: another process may have begun.
    await tenants.reload()
    if (!isBegun) return refuse(tenants.isEmpty() ? 'code_invalid' : 'not_allowed')
    bus.publish({ kind: 'tenant' })
    return accept({})
  }),
})
