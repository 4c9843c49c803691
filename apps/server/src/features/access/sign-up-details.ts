/** What learners who came by themselves say of themselves. */
import { compareGrades, readGrade } from '@maktab/domain/people/grades'
import { accept, refuse } from '@maktab/contracts/outcome'
import { listGradeTracks, saveEducationalDetails, savePersonalDetails } from '@maktab/contracts/access/sign-up-details'
import { askedDetails, decideEducationalDetails, decidePersonalDetails } from '@maktab/domain/people/personal-details'
import { inside } from '#calls/handle.ts'
import { readGradeTracks, saveEducational, savePersonal } from '#features/access/sign-up-details.sql.ts'
import { findPerson } from '#features/people/profile.sql.ts'
import type { Tenants } from '#features/tenants/tenants.ts'

export const signUpDetails = ({ tenants }: { readonly tenants: Tenants }) => {
  const configurationOf = (tenant_id: number) => {
    const tenant = tenants.find(tenant_id)
    if (!tenant) throw new Error(`No tenant ${tenant_id}, of whom somebody holds a good token`)
    return tenant
  }
  return {
    savePersonalDetails: inside(savePersonalDetails, async ({ db, actor, now }, given) => {
      const tenant = configurationOf(actor.tenant_id)
      const {
        full_name,
        province = null,
        region = null,
        city = null,
        address = null,
        school_name = null,
        phone_number = null,
        date_of_birth = null,
        gender = null,
      } = given
      const person = await findPerson(db, actor)
      if (!person) throw new Error(`No row of user ${actor.user_id}, who holds a good token`)
      const decision = decidePersonalDetails({
        // A name that is said for the first time changes none that the tenant keeps.
        person: {
          ...person,
          role: actor.role,
          is_name_disabled: tenant.is_name_disabled && person.full_name !== '',
        },
        details: { full_name, province, region, city, address, school_name, phone_number, date_of_birth, gender },
        // Apps do not ask for the province, and a call does not tell where it comes from: the page asks for it.
        asked: askedDetails(tenant, { isMobileApp: true }),
        today: latestDay(now),
      })
      if (!decision.ok) return decision
      return accept({ result: { profile_completion_step: await savePersonal(db, actor, decision.value) } })
    }),

    saveEducationalDetails: inside(
      saveEducationalDetails,
      async ({ db, actor }, { grade, metadata: text, ep_school_name = null, other_school = null }) => {
        const metadata = readObject(text)
        const offered = await readGradeTracks(db, actor.tenant_id)
        const decision = decideEducationalDetails({
          details: { grade, ep_school_name, other_school },
          grades: offered.map((one) => one.grade),
          isSchoolRequired: configurationOf(actor.tenant_id).is_exam_mode,
        })
        if (!metadata) return refuse('details_incomplete')
        if (!decision.ok) return decision
        return accept({
          result: {
            profile_completion_step: await saveEducational(db, actor, {
              ...decision.value,
              metadata: JSON.stringify(metadata),
            }),
          },
        })
      },
    ),

    listGradeTracks: inside(listGradeTracks, async ({ db, actor }) => {
      const tracks = new Map<string, string[]>()
      for (const row of await readGradeTracks(db, actor.tenant_id)) {
        const grade = readGrade(row.grade)
        tracks.set(grade, [...(tracks.get(grade) ?? []), ...row.tracks])
      }
      const list = [...tracks].map(([grade, all]) => ({ grade, tracks: [...new Set(all)].sort() }))
      return accept({ list: list.sort((one, other) => compareGrades(one.grade, other.grade)) })
    }),
  }
}

/** The day where it is latest on earth: whoever was born today was not born tomorrow. */
function latestDay(now: Date): string {
  return new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10)
}

function readObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
