import { worksLookedAt } from '@maktab/domain/assignments/remarks'
import type { Statements } from '@maktab/device/database'

/** Remarks that stand on works of the teacher's present classes which they scored last, the latest first. */
export async function readSaidRemarks(
  db: Statements,
  user_id: number,
): Promise<{ readonly teacher_remarks: string; readonly scored_on: Date }[]> {
  const rows = await db.all(
    `select w.teacher_remarks, w.scored_on from assignments_users w
        join users_classes m on m.class_id = w.class_id and m.user_id = ?1 and m.role = 'teacher'
        join classes c on c.class_id = w.class_id
      where w.scored_by = ?1 and w.teacher_remarks <> ''
      order by w.scored_on desc, w.assignment_id, w.user_id limit ?2`,
    [user_id, worksLookedAt],
  )
  return rows.map((row) => ({
    teacher_remarks: String(row['teacher_remarks']),
    scored_on: new Date(String(row['scored_on'])),
  }))
}

export async function forgetRemark(db: Statements, user_id: number, text: string): Promise<void> {
  await db.run('delete from saved_remarks where user_id = ? and text = ?', [user_id, text])
}
