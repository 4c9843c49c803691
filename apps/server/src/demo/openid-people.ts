/** Who has an account at the demonstration's OpenID provider. */
import { documentedPeople } from '#demo/accounts.ts'
import { castOf } from '#demo/cast.ts'
import type { DemoWorld } from '#demo/demo-files.ts'
import type { ProviderPerson } from '#demo/openid-provider.ts'

/** People of a tenant who have an address, somebody whom no school has, and somebody whose address nobody verified. */
export function openIdPeople({ tenants, names }: DemoWorld): (tenant_id: number) => readonly ProviderPerson[] {
  const byTenant = new Map(
    tenants.map((tenant) => {
      const people = castOf(tenant, names).flatMap((school) => documentedPeople(school))
      const known = people.flatMap(({ user_id, full_name, email }) =>
        email === null ? [] : [personOf(`person-${user_id}`, full_name, email)],
      )
      const [first] = known
      const stranger = personOf('stranger', 'Nilofar Sadat', `nilofar.sadat@visitors.${tenant.mail_domain}`)
      const unverified = first ? [{ ...first, sub: 'unverified', email_verified: false }] : []
      return [tenant.tenant_id, [...known, stranger, ...unverified]] as const
    }),
  )
  return (tenant_id) => byTenant.get(tenant_id) ?? []
}

function personOf(sub: string, full_name: string, email: string): ProviderPerson {
  const [given_name = '', ...family] = full_name.split(' ')
  return { sub, email, email_verified: true, given_name, family_name: family.join(' ') }
}
