import { readPrincipalDashboard } from '@maktab/contracts/insights/dashboard'
import { accept } from '@maktab/contracts/outcome'
import { attendanceOf } from '@maktab/domain/insights/attendance'
import { figuresOf } from '@maktab/domain/insights/figures'
import { dayBefore, trendOf } from '@maktab/domain/insights/trend'
import { attendanceMode } from '@maktab/domain/attendance/attendance-sheets'
import { namedClass } from '@maktab/domain/schools/class-names'
import { institutionName } from '@maktab/domain/tenants/institution-names'
import { inside } from '#calls/handle.ts'
import type { Tenants } from '#features/tenants/tenants.ts'
import { readClassCounts, readDays, readSchool } from '#features/insights/dashboard.sql.ts'

const trendDays = 30
/** A device that was heard of within a week counts as synced. */
const syncedMs = 7 * 86_400_000

export const dashboard = ({ tenants }: { readonly tenants: Pick<Tenants, 'find'> }) => ({
  readPrincipalDashboard: inside(readPrincipalDashboard, async ({ db, actor, now, language }) => {
    const { today, name, names, attendance_mode, last_synced_on, ...totals } = await readSchool(
      db,
      actor,
      now,
      new Date(now.getTime() - syncedMs),
    )
    const classes = await readClassCounts(db, actor, now)
    const days = await readDays(db, actor.institution_id, dayBefore(today, trendDays - 1))
    const mode = attendanceMode(attendance_mode, tenants.find(actor.tenant_id)?.attendance_mode ?? 0)
    return accept({
      institution_name: institutionName({ name, names }, language),
      as_of: now.toISOString(),
      ...figuresOf(classes),
      // By the mode, not by what there is: a campus that stopped shows no figure of before.
      attendance: mode === 0 ? null : attendanceOf(days),
      ...totals,
      total_classes: classes.length,
      attempts_total: classes.reduce((sum, { attempts }) => sum + attempts, 0),
      time_spent_in_seconds: classes.reduce((sum, { time_spent_in_seconds }) => sum + time_spent_in_seconds, 0),
      last_synced_on: last_synced_on?.toISOString() ?? null,
      classes: classes.map((counts) => ({
        class_id: counts.class_id,
        name: namedClass(counts),
        total_students: counts.total_students,
        ...figuresOf([counts]),
      })),
      trend: [...trendOf({ days, today, length: trendDays })],
    })
  }),
})
