import { listSkills, saveSkill } from '@maktab/contracts/studio/skills'
import { accept, refuse } from '@maktab/contracts/outcome'
import { decideSkill } from '@maktab/domain/studio/skills'
import { inside } from '#calls/handle.ts'
import { openTeam, type TeamEquipment } from './content-team.ts'
import { listSkillRows, lockSkills, saveSkillRow } from './skills.sql.ts'

export const skills = (equipment: TeamEquipment) => ({
  listSkills: inside(listSkills, async (context) => {
    const team = await openTeam(context, equipment)
    if (!team.ok) return team
    return accept({ list: await listSkillRows(context.db, context.actor.tenant_id) })
  }),

  saveSkill: inside(saveSkill, async (context, skill) => {
    const { db, actor } = context
    const team = await openTeam(context, equipment)
    if (!team.ok) return team
    if (!team.value.powers.mayWrite) return refuse('may_not_write')
    await lockSkills(db, actor.tenant_id)
    const decision = decideSkill({ skills: await listSkillRows(db, actor.tenant_id), skill })
    if (!decision.ok) return decision
    return accept({ skill_id: await saveSkillRow(db, actor.tenant_id, skill) })
  }),
})
