import type { Kysely } from 'kysely'
import type { LanguageCode } from '@maktab/contracts/fields'
import type { PictureStanding, ProfileChange } from '@maktab/domain/people/profile'
import type { Tables } from '#db/tables.ts'

interface PersonKey {
  readonly institution_id: number
  readonly user_id: number
}

/** A person with their school, deleted ones too: what they did stays readable. */
export async function findPerson(db: Kysely<Tables>, { institution_id, user_id }: PersonKey) {
  return db
    .selectFrom('users as person')
    .innerJoin('institutions as school', 'school.institution_id', 'person.institution_id')
    .select([
      'person.user_id',
      'person.username',
      'person.full_name',
      'person.email',
      'person.active_role',
      'person.roles',
      'person.current_language',
      'person.profile_completion_step',
      'person.is_deleted',
      'person.is_self_registered',
      'school.institution_id',
      'school.name as institution_name',
      'school.names as institution_names',
      'school.time_zone',
      'school.theme',
      'school.attendance_mode',
      'school.deleted_on as school_deleted_on',
      'school.sub_end_date',
    ])
    .where('person.institution_id', '=', institution_id)
    .where('person.user_id', '=', user_id)
    .executeTakeFirst()
}

/** The person's picture and what else only the profile shows. */
export async function findDetails(db: Kysely<Tables>, { institution_id, user_id }: PersonKey) {
  return db
    .selectFrom('users as person')
    .leftJoin('files as picture', (join) =>
      join
        .onRef('picture.institution_id', '=', 'person.institution_id')
        .onRef('picture.file_id', '=', 'person.profile_file_id'),
    )
    .select([
      'person.gender',
      'person.phone_number',
      'person.school_name',
      'person.grade',
      'picture.file_id',
      'picture.sha256',
      'picture.name',
      'picture.mime_type',
    ])
    .where('person.institution_id', '=', institution_id)
    .where('person.user_id', '=', user_id)
    .executeTakeFirstOrThrow()
}

export async function findPicture(
  db: Kysely<Tables>,
  { institution_id, user_id }: PersonKey,
  file_id: string,
): Promise<PictureStanding | undefined> {
  const file = await db
    .selectFrom('files')
    .select(['user_id', 'mime_type', 'size_bytes'])
    .where('institution_id', '=', institution_id)
    .where('file_id', '=', file_id)
    .executeTakeFirst()
  return file && { is_own: file.user_id === user_id, mime_type: file.mime_type, size_bytes: file.size_bytes }
}

export async function saveProfile(
  db: Kysely<Tables>,
  { institution_id, user_id }: PersonKey,
  { profile_image, ...fields }: Omit<ProfileChange, 'school_id'>,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...fields, profile_file_id: profile_image })
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .execute()
}

export async function saveLanguage(
  db: Kysely<Tables>,
  { institution_id, user_id }: PersonKey,
  current_language: LanguageCode,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ current_language })
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .execute()
}
