import { sql, type Kysely } from 'kysely'
import type { ReportCard } from '@maktab/contracts/office/printing/report-cards'
import type { ReportCounts } from '@maktab/domain/office/report-cards'
import type { NamedClass } from '@maktab/domain/schools/class-names'
import type { Tables } from '#db/tables.ts'
import { hasLesson } from '#features/schools/availability.sql.ts'
import { byGrade } from '#features/people/grades.sql.ts'

interface Asked {
  readonly tenant_id: number
  readonly institution_id: number
  readonly class_id: number
  /** One learner of the class; undefined for all. */
  readonly user_id: number | undefined
  readonly now: Date
}

export type ReportRow = Omit<ReportCard, 'classes' | 'overall'> & {
  /** In the order of grades. */
  readonly classes: readonly (ReportCounts & NamedClass & { readonly class_id: number })[]
}

/** As `isReleased` has it: of the work `w`. */
const isReturned = sql`w.returned_on >= coalesce(w.scored_on, w.returned_on)`

/**
 * The learners of a class by roll number, each with what is counted of them in every class of the same year that they are in: those that are
 * taught with one that is taught, the archive with the archive.
 */
export async function readReportRows(db: Kysely<Tables>, asked: Asked): Promise<readonly ReportRow[]> {
  const { tenant_id, institution_id, class_id, user_id, now } = asked
  const { rows } = await sql<ReportRow>`
    with place as (
      select year_id, is_active from classes where institution_id = ${institution_id} and class_id = ${class_id}
    ), learners as materialized (
      select p.user_id, p.full_name, p.father_name, p.roll_number, p.admission_number
      from users_classes m join users p on p.institution_id = m.institution_id and p.user_id = m.user_id
      where m.institution_id = ${institution_id} and m.class_id = ${class_id} and m.role = 'learner' and not m.is_deleted and not p.is_deleted
        and p.user_id = coalesce(${user_id ?? null}::bigint, p.user_id)
    ), taken as materialized (
      select l.user_id, c.class_id, c.course_id, c.alias, c.subject, c.grade, c.section
      from learners l join users_classes m on m.institution_id = ${institution_id} and m.user_id = l.user_id and m.role = 'learner' and not m.is_deleted
        join classes c on c.institution_id = m.institution_id and c.class_id = m.class_id and not c.is_deleted
        join place on c.class_id = ${class_id} or c.year_id is not distinct from place.year_id and c.is_active = place.is_active
    ), lessons as materialized (
      select k.course_id, l.lesson_guid
      from courses k join courses_lessons l on l.tenant_id = k.tenant_id and l.course_id = k.course_id and not l.is_deleted
      where k.tenant_id = ${tenant_id} and k.course_id in (select course_id from taken) and ${hasLesson({ institution_id, course: 'k', lesson: 'l' })}
    ), totals as (
      select course_id, count(*)::int as total from lessons group by course_id
    ), done as materialized (
      select t.user_id, t.class_id, count(*)::int as completed
      from taken t join lessons l on l.course_id = t.course_id
        join users_lessons u on u.institution_id = ${institution_id} and u.user_id = t.user_id and u.class_id = t.class_id
          and u.lesson_guid = l.lesson_guid and u.is_completed
      group by t.user_id, t.class_id
    ), tries as materialized (
      select user_id, class_id, sum(attempts)::int as attempts, sum(accuracy_sum)::float8 as accuracy_sum
      from rollup_learner_day where institution_id = ${institution_id} and user_id in (select user_id from learners) group by user_id, class_id
    ), work as materialized (
      select w.user_id, w.class_id, count(*)::int as asked, count(w.first_handed_in_on)::int as turned_in,
        (count(w.score) filter (where ${isReturned} and a.total_score > 0))::int as scored,
        coalesce(sum(w.score / nullif(a.total_score, 0) * 100) filter (where ${isReturned}), 0)::float8 as score_percent_sum
      from assignments_users w join assignments a on a.institution_id = w.institution_id and a.assignment_id = w.assignment_id
        and not a.is_deleted and a.start_date <= ${now}
      where w.institution_id = ${institution_id} and w.user_id in (select user_id from learners) and w.is_asked and not w.is_excused
      group by w.user_id, w.class_id
    ), marks as materialized (
      select d.user_id, s.class_id, (count(*) filter (where d.attendance_status = 1))::int as present,
        (count(*) filter (where d.attendance_status = 2))::int as absent, (count(*) filter (where d.attendance_status = 3))::int as late,
        (count(*) filter (where d.attendance_status = 4))::int as leave
      from attendance_details d join attendance_sheets s on s.institution_id = d.institution_id and s.attendance_id = d.attendance_id
      where d.institution_id = ${institution_id} and d.user_id in (select user_id from learners) group by d.user_id, s.class_id
    )
    select l.user_id, l.full_name, l.father_name, l.roll_number, l.admission_number, (
      select json_agg(json_build_object('class_id', t.class_id, 'alias', t.alias, 'subject', t.subject, 'grade', t.grade, 'section', t.section,
        'lessons_completed', coalesce(done.completed, 0), 'total_lessons', coalesce(totals.total, 0),
        'attempts', coalesce(tries.attempts, 0), 'accuracy_sum', coalesce(tries.accuracy_sum, 0),
        'assignments_set', coalesce(work.asked, 0), 'assignments_turned_in', coalesce(work.turned_in, 0),
        'assignments_scored', coalesce(work.scored, 0), 'score_percent_sum', coalesce(work.score_percent_sum, 0),
        'present', coalesce(marks.present, 0), 'absent', coalesce(marks.absent, 0), 'late', coalesce(marks.late, 0), 'leave', coalesce(marks.leave, 0))
        order by ${byGrade('t.grade')}, t.subject, t.section, t.class_id)
      from taken t left join totals on totals.course_id = t.course_id
        left join done on done.user_id = t.user_id and done.class_id = t.class_id
        left join tries on tries.user_id = t.user_id and tries.class_id = t.class_id
        left join work on work.user_id = t.user_id and work.class_id = t.class_id
        left join marks on marks.user_id = t.user_id and marks.class_id = t.class_id
      where t.user_id = l.user_id) as classes
    from learners l order by l.roll_number nulls last, l.full_name collate "und-x-icu", l.user_id`.execute(db)
  return rows
}

/** How the school year of a class is called; null where it belongs to none. */
export async function readYearName(
  db: Kysely<Tables>,
  { institution_id, class_id }: Pick<Asked, 'institution_id' | 'class_id'>,
): Promise<string | null> {
  const row = await db
    .selectFrom('classes as c')
    .innerJoin('school_years as y', (join) =>
      join.onRef('y.institution_id', '=', 'c.institution_id').onRef('y.year_id', '=', 'c.year_id'),
    )
    .select('y.name')
    .where('c.institution_id', '=', institution_id)
    .where('c.class_id', '=', class_id)
    .executeTakeFirst()
  return row?.name ?? null
}
