import type { EducationalDetails, PersonalDetails } from '@maktab/domain/people/personal-details'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

interface PersonKey {
  readonly institution_id: number
  readonly user_id: number
}

/** Answers the step that the profile is at afterwards; one that is complete stays so. */
export async function savePersonal(
  db: Kysely<Tables>,
  { institution_id, user_id }: PersonKey,
  details: PersonalDetails,
): Promise<number> {
  return saveAndStep(db, { institution_id, user_id }, details, 2)
}

export async function saveEducational(
  db: Kysely<Tables>,
  key: PersonKey,
  details: { grade: EducationalDetails['grade']; school_name: string | null; metadata: string },
): Promise<number> {
  const { school_name, ...rest } = details
  return saveAndStep(db, key, school_name === null ? rest : { ...rest, school_name }, 3)
}

async function saveAndStep(
  db: Kysely<Tables>,
  { institution_id, user_id }: PersonKey,
  change: object,
  step: number,
): Promise<number> {
  const row = await db
    .updateTable('users')
    .set({ ...change, profile_completion_step: sql<number>`greatest(profile_completion_step, ${step}::int)` })
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .returning('profile_completion_step')
    .executeTakeFirstOrThrow()
  return row.profile_completion_step
}

/** Grades that the tenant has courses for, with the tracks of those courses. */
export async function readGradeTracks(db: Kysely<Tables>, tenant_id: number) {
  return db
    .selectFrom('courses')
    .select([
      'grade',
      sql<string[]>`coalesce(array_agg(distinct track order by track) filter (where track is not null), '{}')`.as(
        'tracks',
      ),
    ])
    .where('tenant_id', '=', tenant_id)
    .groupBy('grade')
    .execute()
}
