/** A campus large enough to be measured, in the bench's own database. */
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../apps/server/src/db/tables.ts'

/** Learners in sections of forty from grade 1 to 12, each section with a class for eight courses. */
export async function insertLearners(db: Kysely<Tables>, institution_id: number, learners: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction)
    const sections = Math.ceil(learners / 40)
    await sql`
      insert into courses (tenant_id, course_id, title, subject, grade, language)
      select i.tenant_id, 900000 + grade * 10 + n, 'Course ' || n || ' of grade ' || grade, 'subject ' || n, grade::text, 'en'
      from institutions i, generate_series(1, 12) grade, generate_series(1, 8) n where i.institution_id = ${institution_id}
      on conflict do nothing`.execute(transaction)
    await sql`
      insert into classes (institution_id, grade, section, subject, course_id)
      select ${institution_id}, (1 + at % 12)::text, 'Z' || at / 12, 'subject ' || n, 900000 + (1 + at % 12) * 10 + n
      from generate_series(0, ${sections - 1}) at, generate_series(1, 8) n`.execute(transaction)
    await sql`
      with made as (
        insert into users (institution_id, username, full_name, roles, active_role, current_language, grade, section)
        select ${institution_id}, 'bench.years.' || gen_random_uuid(), 'Learner ' || n, array['learner'], 'learner', 'en',
          (1 + (n / 40) % 12)::text, 'Z' || (n / 40) / 12
        from generate_series(0, ${learners - 1}) n returning user_id, grade, section
      )
      insert into users_classes (institution_id, class_id, user_id, role)
      select ${institution_id}, c.class_id, made.user_id, 'learner' from made
        join classes c on c.institution_id = ${institution_id} and c.grade = made.grade and c.section = made.section and c.is_active`.execute(
      transaction,
    )
  })
  await sql`vacuum analyze`.execute(db)
}
