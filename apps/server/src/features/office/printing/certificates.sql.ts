import type { Certificate } from '@maktab/contracts/office/printing/certificates'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

interface Campus {
  readonly tenant_id: number
  readonly institution_id: number
}

type Written = Pick<Certificate, 'full_name' | 'father_name' | 'admission_number' | 'date_of_birth'>

/** Somebody who learns at the campus or learned there, with the school's days on which they came and left. */
export async function findCertified(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: Campus,
  user_id: number,
): Promise<(Written & { readonly from_date: string | null; readonly to_date: string | null }) | undefined> {
  const { rows } = await sql<Written & { readonly from_date: string | null; readonly to_date: string | null }>`
    select u.full_name, u.father_name, u.admission_number, u.date_of_birth::text, (u.created_on at time zone i.time_zone)::date::text as from_date,
      (u.left_on at time zone i.time_zone)::date::text as to_date
    from users u join institutions i on i.tenant_id = ${tenant_id} and i.institution_id = u.institution_id
    where u.institution_id = ${institution_id} and u.user_id = ${user_id} and 'learner' = any (u.roles)`.execute(db)
  return rows[0]
}

const columns = sql`certificate_id, code, kind, full_name, father_name, admission_number, date_of_birth::text, school_name, from_date::text,
  to_date::text, reason, issued_on::text, issued_by_name, withdrawn_on is not null as is_withdrawn`

/** The latest first. */
export async function readCertificates(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  user_id: number,
): Promise<readonly Certificate[]> {
  const { rows } = await sql<Certificate>`
    select ${columns} from certificates where institution_id = ${institution_id} and user_id = ${user_id}
    order by certificate_id desc`.execute(db)
  return rows
}

export async function insertCertificate(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  user_id: number,
  written: Omit<Certificate, 'certificate_id' | 'is_withdrawn'>,
): Promise<Certificate> {
  const { certificate_id } = await db
    .insertInto('certificates')
    .values({ ...written, institution_id, user_id })
    .returning('certificate_id')
    .executeTakeFirstOrThrow()
  return { ...written, certificate_id, is_withdrawn: false }
}

/** The certificate as it is from then on, and whether it was withdrawn before; undefined where the campus issued none of that id. */
export async function saveWithdrawn(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  certificate_id: number,
  now: Date,
): Promise<{ readonly certificate: Certificate; readonly isNew: boolean } | undefined> {
  const place = sql`institution_id = ${institution_id} and certificate_id = ${certificate_id}`
  const changed = await sql<Certificate>`
    update certificates set withdrawn_on = ${now} where ${place} and withdrawn_on is null returning ${columns}`.execute(
    db,
  )
  if (changed.rows[0]) return { certificate: changed.rows[0], isNew: true }
  const { rows } = await sql<Certificate>`select ${columns} from certificates where ${place}`.execute(db)
  return rows[0] && { certificate: rows[0], isNew: false }
}

/** Through the tenant's door: what a certificate of one of its schools says to everybody, unless it was withdrawn. */
export async function findGenuine(db: Kysely<Tables>, code: string) {
  const { rows } = await sql<Pick<Certificate, 'full_name' | 'school_name' | 'kind' | 'issued_on'>>`
    select full_name, school_name, kind, issued_on::text from certificates where code = ${code} and withdrawn_on is null`.execute(
    db,
  )
  return rows[0]
}
