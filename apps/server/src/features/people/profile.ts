import type { LanguageCode } from '@maktab/contracts/fields'
import { accept } from '@maktab/contracts/outcome'
import { readProfile, switchLanguage } from '@maktab/contracts/people/profile'
import { decideLanguage } from '@maktab/domain/people/language'
import { institutionName } from '@maktab/domain/tenants/institution-names'
import { languagesOf } from '@maktab/domain/tenants/languages'
import { inside } from '#calls/handle.ts'
import { findProfile, saveLanguage } from '#features/people/profile.sql.ts'
import type { Tenants } from '#features/tenants/tenants.ts'

export const profile = ({ tenants }: { readonly tenants: Tenants }) => ({
  readProfile: inside(readProfile, async ({ db, actor, language }) => {
    const person = await findProfile(db, actor)
    if (!person) throw new Error(`No row of user ${actor.user_id}, who holds a good token`)
    const { user_id, username, full_name, email, institution_name: name, institution_names: names } = person
    return accept({
      user_id,
      username,
      full_name,
      email,
      active_role: actor.role,
      institution_name: institutionName({ name, names }, language),
      current_language: person.current_language as LanguageCode,
    })
  }),

  switchLanguage: inside(switchLanguage, async ({ db, actor }, { CurrentLanguage: wanted }) => {
    const { tenant_id } = actor
    const languages = tenants.find(tenant_id)?.configuration.languages ?? ''
    const decision = decideLanguage({ wanted, offered: languagesOf({ tenant_id, languages }) })
    if (decision.ok) await saveLanguage(db, actor, decision.value.current_language)
    return decision
  }),
})
