/** What lists over sixteen thousand schools cost, and what needs doing in a large one. */
import type { AnyCall, Input } from '@maktab/contracts/call'
import { listCampuses, listCampusTasks, listInstitutions } from '@maktab/contracts/office/campuses'
import { listOfficeTasks } from '@maktab/contracts/office/office-tasks'
import { listTenantUsers } from '@maktab/contracts/office/tenant-users'
import { openPool } from '../../apps/server/src/db/pool.ts'
import { firstAccountOf, signInAs, type BenchSchool } from './bench-school.ts'
import { postgresOf } from '../school-server.ts'
import { growCampuses } from './campuses.sql.ts'
import { median, percentile } from './load.ts'
import { serverTimes, timedCalls } from './server-times.ts'
import { rowOf, type Table } from './table.ts'
import { insertLearners } from './years.sql.ts'

const campuses = 16_000
const people = 20
const learners = 2_400
const [pageMs, searchMs, tasksMs] = [50, 150, 30]

export async function benchCampuses(school: BenchSchool): Promise<Table> {
  const { address } = school.server()
  const superAdmin = await signInAs(address, await firstAccountOf(school, 'super_admin'))
  const admin = await signInAs(address, await firstAccountOf(school, 'admin'))
  const campusAdmin = await signInAs(address, await firstAccountOf(school, 'campus_admin'))
  const pool = openPool({ url: postgresOf(school).ownerUrl, connections: 1, title: 'bench' })
  try {
    const { tenant_id } = await pool.db
      .selectFrom('institutions')
      .select('tenant_id')
      .where('institution_id', '=', superAdmin.session.institution_id)
      .executeTakeFirstOrThrow()
    await growCampuses(pool.db, tenant_id, { campuses, people })
    await insertLearners(pool.db, campusAdmin.session.institution_id, learners)
  } finally {
    await pool.close()
  }

  const row = async <const C extends AnyCall>(
    what: string,
    called: C,
    input: Input<C>,
    { bearer }: { readonly bearer: string },
    aim: number,
  ) => {
    const milliseconds = await serverTimes(school, called, input, bearer)
    const p95 = percentile(milliseconds, 0.95)
    return rowOf(
      [what, `${median(milliseconds).toFixed(1)} ms`, `${p95.toFixed(1)} ms`],
      [{ words: `≤ ${aim} ms`, isMet: median(milliseconds) <= aim }],
    )
  }
  return {
    title: `Lists over ${campuses.toLocaleString('en')} schools, server time`,
    head: ['what', 'median', 'p95', 'aim of the median'],
    rows: [
      await row('superadmin/institutions, a page', listInstitutions, {}, superAdmin, pageMs),
      await row('… the newest', listInstitutions, { sort: 'newest' }, superAdmin, pageMs),
      await row('… page 500', listInstitutions, { page: 500 }, superAdmin, pageMs),
      await row('… sought', listInstitutions, { search_string: 'ښوونځي ۱۲' }, superAdmin, searchMs),
      await row('admin/institutions, a page', listCampuses, {}, admin, pageMs),
      await row('… without a campus admin', listCampuses, { state: 'without_admin' }, admin, pageMs),
      await row('admin/institutions/tasks', listCampusTasks, {}, admin, pageMs),
      await row('… sought', listCampuses, { search_string: 'School 77' }, admin, searchMs),
      await row('superadmin/users, a page', listTenantUsers, {}, superAdmin, pageMs),
      await row('… the newest', listTenantUsers, { sort: 'newest' }, superAdmin, pageMs),
      await row('… page 400', listTenantUsers, { page: 400 }, superAdmin, pageMs),
      await row('… teachers', listTenantUsers, { role: 'teacher' }, superAdmin, pageMs),
      await row(
        '… of one campus',
        listTenantUsers,
        { institution_id: superAdmin.session.institution_id },
        superAdmin,
        pageMs,
      ),
      await row('… deleted', listTenantUsers, { state: 'deleted' }, superAdmin, pageMs),
      await row(
        '… sought, two frequent words',
        listTenantUsers,
        { search_string: 'زرغونه احمدی' },
        superAdmin,
        searchMs,
      ),
      await row('… sought, a telephone', listTenantUsers, { search_string: '۰۰۱۲۳' }, superAdmin, searchMs),
      await row('… sought, two letters', listTenantUsers, { search_string: 'زر' }, superAdmin, searchMs),
      await row('… sought, nobody', listTenantUsers, { search_string: 'Xylophone' }, superAdmin, searchMs),
      await row(`admin/tasks of ${learners.toLocaleString('en')} learners`, listOfficeTasks, {}, campusAdmin, tasksMs),
    ],
    notes: [
      `${campuses.toLocaleString('en')} schools of one tenant with ${(campuses * people).toLocaleString('en')} people. The server’s own log says how long each of ${timedCalls} calls took, one after the other.`,
    ],
  }
}
