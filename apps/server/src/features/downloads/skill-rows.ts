import { pullSkills } from '@maktab/contracts/downloads/skill-rows'
import { accept } from '@maktab/contracts/outcome'
import { halfCursor, planPull, wholeCursor } from '@maktab/domain/downloads/pull-cursor'
import { inside } from '#calls/handle.ts'
import { freeze } from '#features/downloads/pull.sql.ts'
import { pullSkillRows } from '#features/downloads/skill-rows.sql.ts'

const mostSkills = 1000

export const skillRows = {
  pullSkills: inside(pullSkills, async ({ db, actor }, { cursor, skill_ids }) => {
    const { database, oldest_open } = await freeze(db, actor)
    const plan = planPull(cursor, { database, oldest_open })
    const { from, offset } = plan
    const rows = await pullSkillRows(db, actor.tenant_id, { skill_ids, from, offset, limit: mostSkills + 1 })
    const is_complete = rows.length <= mostSkills
    return accept({
      list: rows.slice(0, mostSkills),
      cursor: is_complete
        ? wholeCursor(plan, database)
        : halfCursor(plan, database, { table: 0, offset: offset + mostSkills }),
      is_complete,
    })
  }),
}
