/** What gathering keeps of the subjects of a school and of a region. Each statement sets, as those of a school's figures do. */
import { bandEnds } from '@maktab/domain/insights/behind'
import { fewAttempts } from '@maktab/domain/insights/few'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '#db/tables.ts'

interface SchoolPlace {
  readonly tenant_id: number
  readonly institution_id: number
}

/** Learners of a school, class or subject by the average of all their attempts, where these are not few. */
export interface BandCounts {
  readonly learners_to_40: number
  readonly learners_to_60: number
  readonly learners_to_80: number
  readonly learners_above_80: number
}

/** `bandOf` of the domain, which rounds the mean that is shown. */
export function wholePercent(sum: RawBuilder<unknown>, count: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`round(round((${sum} / nullif(${count}, 0))::numeric, 1))`
}

/** Counts rows whose `accuracy` is in whole per cent. */
export const bandCounts = sql`count(*) filter (where accuracy <= ${sql.lit(bandEnds.to_40)})::int as learners_to_40,
  count(*) filter (where accuracy > ${sql.lit(bandEnds.to_40)} and accuracy <= ${sql.lit(bandEnds.to_60)})::int as learners_to_60,
  count(*) filter (where accuracy > ${sql.lit(bandEnds.to_60)} and accuracy <= ${sql.lit(bandEnds.to_80)})::int as learners_to_80,
  count(*) filter (where accuracy > ${sql.lit(bandEnds.to_80)})::int as learners_above_80`

export interface BandsOfClassRow extends BandCounts {
  readonly class_id: number
}

/** Who is in each class now, by their attempts in it. */
export async function countBands(
  db: Kysely<Tables>,
  { institution_id }: SchoolPlace,
): Promise<readonly BandsOfClassRow[]> {
  const { rows } = await sql<BandsOfClassRow>`
    with standing as (
      select m.class_id, ${wholePercent(sql`r.accuracy_sum`, sql`r.attempts`)} as accuracy
      from users_classes m join users p on p.institution_id = m.institution_id and p.user_id = m.user_id and not p.is_deleted
        join rollup_learner_class r on r.institution_id = m.institution_id and r.class_id = m.class_id and r.user_id = m.user_id
      where m.institution_id = ${institution_id} and m.role = 'learner' and not m.is_deleted and r.attempts >= ${fewAttempts}
    )
    select class_id, ${bandCounts} from standing group by class_id`.execute(db)
  return rows
}

export interface SubjectRow extends BandCounts {
  readonly subject: string
  /** As one of its classes writes it. */
  readonly written: string
  /** All grades together: the grade is empty. */
  readonly is_whole: boolean
  readonly grade: string
  readonly classes: number
  readonly learners: number
  readonly lessons_completed: number
  readonly lessons_total: number
  readonly attempts: number
  readonly accuracy_sum: number
  readonly time_spent_in_seconds: number
}

/** The subjects of the school by grade are these, and no others. */
export async function setSubjects(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: SchoolPlace,
  subjects: readonly SubjectRow[],
): Promise<void> {
  await sql`
    with asked as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(subjects)}::jsonb) as s (subject text, written text, is_whole boolean, grade text, classes int, learners int,
        lessons_completed int, lessons_total int, attempts int, accuracy_sum float8, time_spent_in_seconds bigint, learners_to_40 int,
        learners_to_60 int, learners_to_80 int, learners_above_80 int)
    ), gone as (
      delete from rollup_institution_subject r where r.tenant_id = ${tenant_id} and r.institution_id = ${institution_id}
        and not exists (select from asked where asked.subject = r.subject and asked.is_whole = r.is_whole and asked.grade = r.grade)
    )
    insert into rollup_institution_subject (tenant_id, institution_id, subject, written, is_whole, grade, classes, learners, lessons_completed,
      lessons_total, attempts, accuracy_sum, time_spent_in_seconds, learners_to_40, learners_to_60, learners_to_80, learners_above_80)
    select ${tenant_id}, ${institution_id}, subject, written, is_whole, grade, classes, learners, lessons_completed, lessons_total, attempts, accuracy_sum,
      time_spent_in_seconds, learners_to_40, learners_to_60, learners_to_80, learners_above_80 from asked order by subject, is_whole, grade
    on conflict (tenant_id, institution_id, subject, is_whole, grade) do update set written = excluded.written, classes = excluded.classes, learners = excluded.learners,
      lessons_completed = excluded.lessons_completed, lessons_total = excluded.lessons_total, attempts = excluded.attempts,
      accuracy_sum = excluded.accuracy_sum, time_spent_in_seconds = excluded.time_spent_in_seconds, learners_to_40 = excluded.learners_to_40,
      learners_to_60 = excluded.learners_to_60, learners_to_80 = excluded.learners_to_80, learners_above_80 = excluded.learners_above_80`.execute(
    db,
  )
}

/** Outer joins, whose size is known by that of the schools. Subjects of schools `i` together by region, family and system of schools; 0: none.  people and classes are of all of them, what is measured of those heard of since that moment. */
export function subjectsByRegion(schools: RawBuilder<unknown>, heardSince: Date): RawBuilder<unknown> {
  const heard = (column: string) => sql`coalesce(sum(${sql.ref(column)}) filter (where r.heard_on >= ${heardSince}), 0)`
  return sql`
    select i.tenant_id, coalesce(i.region_id, 0) as region_id, coalesce(i.school_family_id, 0) as school_family_id,
      coalesce(i.school_system_id, 0) as school_system_id, s.subject, s.is_whole, s.grade, min(r.gathered_on) as counted_on, min(s.written) as written,
      count(*)::int as schools_total, count(*) filter (where r.heard_on >= ${heardSince})::int as schools_heard, sum(s.classes)::int as classes,
      sum(s.learners)::int as learners, ${heard('s.learners')}::int as learners_banded, ${heard('s.lessons_completed')}::bigint as lessons_completed,
      ${heard('s.lessons_total')}::bigint as lessons_total, ${heard('s.attempts')}::bigint as attempts, ${heard('s.accuracy_sum')}::float8 as accuracy_sum,
      ${heard('s.time_spent_in_seconds')}::bigint as time_spent_in_seconds, ${heard('s.learners_to_40')}::int as learners_to_40,
      ${heard('s.learners_to_60')}::int as learners_to_60, ${heard('s.learners_to_80')}::int as learners_to_80,
      ${heard('s.learners_above_80')}::int as learners_above_80
    from institutions i left join rollup_institution r on r.tenant_id = i.tenant_id and r.institution_id = i.institution_id
      left join rollup_institution_subject s on s.tenant_id = i.tenant_id and s.institution_id = i.institution_id
    where ${schools} and coalesce(s.classes, 0) > 0 and i.deleted_on is null group by 1, 2, 3, 4, 5, 6, 7`
}

const key = ['region_id', 'school_family_id', 'school_system_id', 'subject', 'is_whole', 'grade'] as const
const kept = [
  'counted_on',
  'written',
  'schools_total',
  'schools_heard',
  'classes',
  'learners',
  'learners_banded',
  'lessons_completed',
  'lessons_total',
  'attempts',
  'accuracy_sum',
  'time_spent_in_seconds',
  'learners_to_40',
  'learners_to_60',
  'learners_to_80',
  'learners_above_80',
] as const

/** The subjects of the tenant's regions are those of their schools. Seen through the tenant's door, by whoever waited for their turn. */
export async function setRegionSubjects(db: Kysely<Tables>, tenant_id: number, heardSince: Date): Promise<void> {
  const keys = sql.join(key.map((name) => sql.ref(name)))
  const names = sql.join(kept.map((name) => sql.ref(name)))
  const excluded = sql.join(kept.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))
  await sql`
    with summed as materialized (${subjectsByRegion(sql`i.tenant_id = ${tenant_id}`, heardSince)}
    ), gone as (
      delete from rollup_region_subject r where r.tenant_id = ${tenant_id} and not exists (
        select from summed where ${sql.join(
          key.map((name) => sql`${sql.ref(`summed.${name}`)} = ${sql.ref(`r.${name}`)}`),
          sql` and `,
        )})
    )
    insert into rollup_region_subject (tenant_id, ${keys}, ${names}) select tenant_id, ${keys}, ${names} from summed order by ${keys}
    on conflict (tenant_id, ${keys}) do update set ${excluded}`.execute(db)
}
