/** The register as an import sees it, and what an import writes into it. */
import type { LanguageCode } from '@maktab/contracts/fields'
import type { PeopleField } from '@maktab/contracts/office/office-import-reasons'
import type { PersonValues } from '@maktab/domain/office/import-values'
import { columnsOfGuardians, guardianColumnsOf, withGuardianColumns } from '@maktab/domain/office/import-guardians'
import type { Guardian } from '@maktab/domain/office/office-registration'
import type { ImportClass, RegisteredPerson } from '@maktab/domain/office/import-rows'
import { rolesHere } from '@maktab/domain/tenants/role-names'
import { sql, type Kysely } from 'kysely'
import { insertRows } from '#db/insert-rows.sql.ts'
import type { Tables } from '#db/tables.ts'
import type { Campus } from '#features/office/office-imports.sql.ts'

/** Active people of the campus, by name; `class_codes` of the classes that they learn in or teach. */
export async function readRegister(
  db: Kysely<Tables>,
  { institution_id }: Campus,
): Promise<readonly (RegisteredPerson & { readonly roles: readonly string[] })[]> {
  const { rows } = await sql<
    Omit<RegisteredPerson, 'role'> & { readonly roles: string[]; readonly guardians: readonly Guardian[] | null }
  >`
    select u.user_id, u.full_name, u.father_name, u.roles, u.username, u.admission_number, u.roll_number, u.grade, u.section, u.gender, u.date_of_birth,
      u.phone_number, u.email, u.current_language as language, coalesce(m.codes, '{}') as class_codes, g.guardians
    from users u left join (
      select user_id, json_agg(json_build_object('full_name', full_name, 'relation', relation, 'phone_number', phone_number) order by guardian_id) as guardians
      from guardians where institution_id = ${institution_id} group by user_id
    ) g using (user_id) left join (
      select m.user_id, array_agg(c.class_code order by c.class_code) as codes
      from users_classes m join classes c using (institution_id, class_id)
      where m.institution_id = ${institution_id} and not m.is_deleted and c.is_active and not c.is_deleted group by m.user_id
    ) m using (user_id)
    where u.institution_id = ${institution_id} and not u.is_deleted
    order by u.full_name collate "und-x-icu", u.user_id`.execute(db)
  return rows.flatMap(({ guardians, ...person }) => {
    const [role] = rolesHere(person.roles)
    return role === undefined ? [] : [{ ...person, ...columnsOfGuardians(guardians ?? []), role }]
  })
}

/** Active people of the campus who are learners and nothing else, and whom a sheet added: the history says so when the sheet is forgotten. */
export async function readImportedLearners(db: Kysely<Tables>, { institution_id }: Campus): Promise<readonly number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select u.user_id from users u where u.institution_id = ${institution_id} and not u.is_deleted and u.roles = '{learner}'
      and exists (select from office_changes h where h.institution_id = u.institution_id and h.noun = 'user' and h.noun_id = u.user_id::text
        and h.action = 'import' and h.before is null)
    order by u.user_id`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

export async function readImportClasses(
  db: Kysely<Tables>,
  { institution_id }: Campus,
): Promise<readonly ImportClass[]> {
  return db
    .selectFrom('classes')
    .select(['class_id', 'class_code', 'grade', 'section', 'is_active'])
    .where('institution_id', '=', institution_id)
    .where('is_deleted', '=', false)
    .orderBy('class_id')
    .execute()
}

/** Of the whole tenant: those asked for, and those that begin as made ones will. */
export async function readSignInNames(
  db: Kysely<Tables>,
  { tenant_id }: Campus,
  { asked, begin }: { readonly asked: readonly string[]; readonly begin: string },
): Promise<readonly { readonly sign_in_name: string; readonly user_id: number }[]> {
  const { rows } = await sql<{ sign_in_name: string; user_id: number }>`
    select sign_in_name, user_id from sign_in_names
    where tenant_id = ${tenant_id} and (sign_in_name = any (${asked}::text[]) or starts_with(sign_in_name, ${begin}))`.execute(
    db,
  )
  return rows
}

/** How the usernames of most learners of the campus begin, before the first point; else its number. */
export async function readUsernamePrefix(db: Kysely<Tables>, { institution_id }: Campus): Promise<string> {
  const { rows } = await sql<{ prefix: string }>`
    select split_part(username, '.', 1) as prefix from users
    where institution_id = ${institution_id} and 'learner' = any (roles) and username ~ '^[[:alnum:]_-]{1,20}[.]' and username !~ '@'
    group by 1 order by count(*) desc, 1 limit 1`.execute(db)
  return rows[0]?.prefix ?? `c${institution_id}`
}

export async function readCampusLanguage(db: Kysely<Tables>, { institution_id }: Campus): Promise<LanguageCode> {
  const { default_language } = await db
    .selectFrom('institutions')
    .select('default_language')
    .where('institution_id', '=', institution_id)
    .executeTakeFirstOrThrow()
  return default_language as LanguageCode
}

export interface NewPerson {
  readonly values: PersonValues
  readonly class_ids: readonly number[]
}

const some = 250

/** With their names to sign in by, and without a password: the office gives them starting codes. Answers their ids, in order. */
export async function insertPeople(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: Campus,
  people: readonly NewPerson[],
  { language, created_on }: { readonly language: LanguageCode; readonly created_on: Date },
): Promise<readonly number[]> {
  const { rows: ids } = await sql<{ user_id: number }>`
    select nextval(pg_get_serial_sequence('users', 'user_id'))::bigint as user_id from generate_series(1, ${people.length}::int)`.execute(
    db,
  )
  const numbered = people.map((person, at) => ({ ...person, user_id: ids[at]!.user_id }))
  for (let from = 0; from < numbered.length; from += some) {
    const part = numbered.slice(from, from + some)
    await insertRows(
      db,
      'users',
      {
        institution_id: 'bigint',
        user_id: 'bigint',
        username: 'text',
        full_name: 'text',
        father_name: 'text',
        email: 'text',
        roles: 'text[]',
        active_role: 'text',
        current_language: 'text',
        profile_completion_step: 'int',
        admission_number: 'text',
        roll_number: 'int',
        grade: 'text',
        section: 'text',
        gender: 'smallint',
        date_of_birth: 'date',
        phone_number: 'text',
        created_on: 'timestamptz',
      },
      part.map(({ user_id, values }) => ({
        user_id,
        username: values.username!,
        full_name: values.full_name!,
        father_name: values.father_name,
        email: values.email,
        roles: `{${values.role!}}`,
        active_role: values.role!,
        current_language: values.language ?? language,
        admission_number: values.admission_number,
        roll_number: values.roll_number,
        grade: values.grade,
        section: values.section,
        gender: values.gender,
        date_of_birth: values.date_of_birth,
        phone_number: values.phone_number,
      })),
      { institution_id, profile_completion_step: 3, created_on },
    )
    await insertRows(
      db,
      'credentials',
      { tenant_id: 'bigint', institution_id: 'bigint', user_id: 'bigint' },
      part.map(({ user_id }) => ({ user_id })),
      { tenant_id, institution_id },
    )
    await insertRows(
      db,
      'sign_in_names',
      { tenant_id: 'bigint', sign_in_name: 'text', user_id: 'bigint' },
      part.flatMap(({ user_id, values }) => signInNamesOf(values).map((sign_in_name) => ({ sign_in_name, user_id }))),
      { tenant_id },
    )
    await insertRows(
      db,
      'users_classes',
      { institution_id: 'bigint', class_id: 'bigint', user_id: 'bigint', role: 'text' },
      part.flatMap(({ user_id, values, class_ids }) =>
        class_ids.map((class_id) => ({ class_id, user_id, role: values.role === 'teacher' ? 'teacher' : 'learner' })),
      ),
      { institution_id },
    )
  }
  await insertGuardians(
    db,
    institution_id,
    numbered.map(({ user_id, values }) => ({ user_id, guardians: withGuardianColumns([], guardianColumnsOf(values)) })),
  )
  return numbered.map(({ user_id }) => user_id)
}

interface GuardiansOf {
  readonly user_id: number
  readonly guardians: readonly Guardian[]
}

async function insertGuardians(
  db: Kysely<Tables>,
  institution_id: number,
  people: readonly GuardiansOf[],
): Promise<void> {
  await insertRows(
    db,
    'guardians',
    { institution_id: 'bigint', user_id: 'bigint', full_name: 'text', relation: 'text', phone_number: 'text' },
    people.flatMap(({ user_id, guardians }) => guardians.map((one) => ({ user_id, ...one }))),
    { institution_id },
  )
}

/** Writes what columns say of guardians; answers who they were and are, of whom anything was said. */
export async function saveGuardianColumns(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  people: readonly ChangedPerson[],
): Promise<ReadonlyMap<number, { readonly before: readonly Guardian[]; readonly after: readonly Guardian[] }>> {
  const said = people
    .map(({ user_id, fields }) => ({ user_id, columns: guardianColumnsOf(fields) }))
    .filter(({ columns }) => Object.keys(columns).length > 0)
  const user_ids = said.map(({ user_id }) => user_id)
  const { rows } = await sql<GuardiansOf>`
    select user_id, json_agg(json_build_object('full_name', full_name, 'relation', relation, 'phone_number', phone_number) order by guardian_id) as guardians
    from guardians where institution_id = ${institution_id} and user_id = any (${user_ids}::bigint[]) group by user_id`.execute(
    db,
  )
  const standing = new Map(rows.map(({ user_id, guardians }) => [user_id, guardians]))
  const saved = said.map(({ user_id, columns }) => {
    const before = standing.get(user_id) ?? []
    return { user_id, before, guardians: withGuardianColumns(before, columns) }
  })
  await sql`delete from guardians where institution_id = ${institution_id} and user_id = any (${user_ids}::bigint[])`.execute(
    db,
  )
  await insertGuardians(db, institution_id, saved)
  return new Map(saved.map(({ user_id, before, guardians }) => [user_id, { before, after: guardians }]))
}

/** Folded; a person may sign in by either. */
function signInNamesOf({ username, email }: PersonValues): readonly string[] {
  const fold = (name: string) => name.trim().normalize('NFC').toLowerCase()
  return [...new Set([fold(username!), ...(email === undefined ? [] : [fold(email)])])]
}

/** Fields of a person as texts; null empties one, what is absent stays. */
export interface ChangedPerson {
  readonly user_id: number
  readonly fields: Partial<Record<PeopleField, string | null>>
}

/**
 * Writes fields of people, or with `only_of` of those among them whom nothing changed since that transaction. Answers whom it wrote.
 */
export async function savePeople(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  people: readonly ChangedPerson[],
  only_of: string | null,
): Promise<readonly number[]> {
  const { rows } = await sql<{ user_id: number }>`
    update users u set
      full_name = case when f ? 'full_name' then f ->> 'full_name' else u.full_name end,
      father_name = case when f ? 'father_name' then f ->> 'father_name' else u.father_name end,
      admission_number = case when f ? 'admission_number' then f ->> 'admission_number' else u.admission_number end,
      roll_number = case when f ? 'roll_number' then (f ->> 'roll_number')::int else u.roll_number end,
      grade = case when f ? 'grade' then f ->> 'grade' else u.grade end,
      section = case when f ? 'section' then f ->> 'section' else u.section end,
      gender = case when f ? 'gender' then (f ->> 'gender')::smallint else u.gender end,
      date_of_birth = case when f ? 'date_of_birth' then (f ->> 'date_of_birth')::date else u.date_of_birth end,
      phone_number = case when f ? 'phone_number' then f ->> 'phone_number' else u.phone_number end,
      current_language = case when f ? 'language' then f ->> 'language' else u.current_language end
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as one (user_id bigint, fields jsonb), lateral (select one.fields as f) given
    where u.institution_id = ${institution_id} and u.user_id = one.user_id and not u.is_deleted
      and (${only_of}::xid8 is null or u.changed_xid = ${only_of}::xid8)
    returning u.user_id`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

export interface Membership {
  readonly user_id: number
  readonly class_code: string
}

/** They come in, or in again. */
export async function joinClasses(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  memberships: readonly Membership[],
): Promise<void> {
  await sql`
    insert into users_classes (institution_id, class_id, user_id, role)
    select u.institution_id, c.class_id, u.user_id, case when 'teacher' = any (u.roles) then 'teacher' else 'learner' end
    from jsonb_to_recordset(${JSON.stringify(memberships)}::jsonb) as one (user_id bigint, class_code text)
      join users u on u.institution_id = ${institution_id} and u.user_id = one.user_id
      join classes c on c.institution_id = ${institution_id} and c.class_code = one.class_code
    on conflict (institution_id, class_id, user_id) do update set is_deleted = false, left_on = null`.execute(db)
}

export async function leaveClasses(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  memberships: readonly Membership[],
  left_on: Date,
): Promise<void> {
  await sql`
    update users_classes m set is_deleted = true, left_on = ${left_on}
    from jsonb_to_recordset(${JSON.stringify(memberships)}::jsonb) as one (user_id bigint, class_code text)
      join classes c on c.institution_id = ${institution_id} and c.class_code = one.class_code
    where m.institution_id = ${institution_id} and m.user_id = one.user_id and m.class_id = c.class_id and not m.is_deleted`.execute(
    db,
  )
}

/** Takes away people whom the import made and to whom nothing happened since; answers who went. */
export async function takeBackPeople(
  db: Kysely<Tables>,
  user_ids: readonly number[],
  made_in: string,
): Promise<readonly number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select take_back_people(${user_ids}::bigint[], ${made_in}::xid8) as user_id`.execute(db)
  return rows.map(({ user_id }) => user_id)
}
