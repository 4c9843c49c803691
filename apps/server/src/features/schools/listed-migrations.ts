/** What the office sees of moves: those that wait for somebody's next sign-in, and those that were done. */
import { listMigrations } from '@maktab/contracts/schools/listed-migrations'
import { accept } from '@maktab/contracts/outcome'
import { atCampus } from '#calls/handle.ts'
import { readMigrationsOf } from '#features/schools/listed-migrations.sql.ts'

export const listedMigrations = {
  listMigrations: atCampus(listMigrations, async ({ db, campus }, { state, page, page_size }) => {
    const rows = await readMigrationsOf(db, campus, { state, skip: (page - 1) * page_size, take: page_size })
    const total = rows[0]?.total ?? 0
    return accept({
      list: rows.map(({ total: _total, set_on, done_on, ...row }) => ({
        ...row,
        set_on: set_on.toISOString(),
        done_on: done_on?.toISOString() ?? null,
      })),
      total,
      total_pages: Math.ceil(total / page_size),
    })
  }),
}
