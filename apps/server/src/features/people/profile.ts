import type { LanguageCode } from '@maktab/contracts/fields'
import { accept } from '@maktab/contracts/outcome'
import { readProfile, switchLanguage, updateProfile, type Profile } from '@maktab/contracts/people/profile'
import { decideLanguage } from '@maktab/domain/people/language'
import { decideProfile, mayChangeName } from '@maktab/domain/people/profile'
import { institutionName } from '@maktab/domain/tenants/institution-names'
import { languagesOf } from '@maktab/domain/tenants/languages'
import { inside, type SchoolContext } from '#calls/handle.ts'
import { pictureAddress } from '#features/people/picture-address.ts'
import { findDetails, findPerson, findPicture, saveLanguage, saveProfile } from '#features/people/profile.sql.ts'
import type { Tenants } from '#features/tenants/tenants.ts'

export const profile = ({ tenants }: { readonly tenants: Tenants }) => ({
  readProfile: inside(readProfile, async (context) => accept(await profileOf(context, tenants))),

  updateProfile: inside(updateProfile, async (context, change) => {
    const { db, actor } = context
    const { institution_id } = actor
    const person = await personOf(context, tenants)
    const picture = change.profile_image ? await findPicture(db, actor, change.profile_image) : undefined
    const decision = decideProfile({ change, person, institution_id, picture })
    if (!decision.ok) return decision
    await saveProfile(db, actor, decision.value)
    return accept(await profileOf(context, tenants))
  }),

  switchLanguage: inside(switchLanguage, async ({ db, actor }, { CurrentLanguage: wanted }) => {
    const { tenant_id } = actor
    const languages = tenants.find(tenant_id)?.languages ?? ''
    const decision = decideLanguage({ wanted, offered: languagesOf({ tenant_id, languages }) })
    if (decision.ok) await saveLanguage(db, actor, decision.value.current_language)
    return decision
  }),
})

/** In the role in which they ask. */
async function personOf({ db, actor }: Pick<SchoolContext, 'db' | 'actor'>, tenants: Tenants) {
  const person = await findPerson(db, actor)
  if (!person) throw new Error(`No row of user ${actor.user_id}, who holds a good token`)
  const is_name_disabled = tenants.find(actor.tenant_id)?.is_name_disabled ?? false
  return { ...person, role: actor.role, is_name_disabled }
}

async function profileOf(context: SchoolContext, tenants: Tenants): Promise<Profile> {
  const { db, actor, addresses, language } = context
  const [person, details] = await Promise.all([personOf(context, tenants), findDetails(db, actor)])
  const { user_id, username, full_name, email, institution_name: name, institution_names: names } = person
  const { gender, phone_number, school_name, grade, ...picture } = details
  return {
    user_id,
    username,
    full_name,
    email,
    active_role: actor.role,
    institution_name: institutionName({ name, names }, language),
    current_language: person.current_language as LanguageCode,
    profile_image: pictureAddress(addresses, picture),
    school_id: person.institution_id,
    gender: gender as Profile['gender'],
    phone_number,
    school_name,
    grade,
    may_change_name: mayChangeName(person),
  }
}
