import type { Kysely } from 'kysely'
import type { LanguageCode } from '@maktab/contracts/fields'
import type { Tables } from '#db/tables.ts'

interface PersonKey {
  readonly institution_id: number
  readonly user_id: number
}

export async function findProfile(db: Kysely<Tables>, { institution_id, user_id }: PersonKey) {
  return db
    .selectFrom('users as person')
    .innerJoin('institutions as school', 'school.institution_id', 'person.institution_id')
    .select([
      'person.user_id',
      'person.username',
      'person.full_name',
      'person.email',
      'person.current_language',
      'school.name as institution_name',
      'school.names as institution_names',
    ])
    .where('person.institution_id', '=', institution_id)
    .where('person.user_id', '=', user_id)
    .executeTakeFirst()
}

export async function saveLanguage(db: Kysely<Tables>, { institution_id, user_id }: PersonKey, current_language: LanguageCode): Promise<void> {
  await db
    .updateTable('users')
    .set({ current_language })
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .execute()
}
