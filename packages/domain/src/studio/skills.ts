/** Skills are a tree; whatever is changed, it stays one. */
import type { Skill } from '@maktab/contracts/studio/skills'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'

type Placed = Pick<Skill, 'skill_id' | 'parent_id'>

interface Saving {
  /** All that are offered. */
  readonly skills: readonly Placed[]
  readonly skill: { readonly skill_id: number | null; readonly parent_id: number | null; readonly is_deleted: boolean }
}

/** Refuses a skill within itself, and to take out one that has parts. */
export function decideSkill({
  skills,
  skill,
}: Saving): Outcome<undefined, 'not_found' | 'skill_within_itself' | 'skill_has_parts'> {
  const byId = new Map(skills.map((one) => [one.skill_id, one]))
  if (skill.skill_id !== null && !byId.has(skill.skill_id)) return refuse('not_found')
  if (skill.parent_id !== null && !byId.has(skill.parent_id)) return refuse('not_found')
  if (skill.is_deleted)
    return skills.some(({ parent_id }) => parent_id === skill.skill_id) ? refuse('skill_has_parts') : accept(undefined)
  return pathTo(byId, skill.parent_id).includes(skill.skill_id ?? 0) ? refuse('skill_within_itself') : accept(undefined)
}

function pathTo(byId: ReadonlyMap<number, Placed>, skill_id: number | null): readonly number[] {
  const path: number[] = []
  for (let at = skill_id; at !== null && !path.includes(at); at = byId.get(at)?.parent_id ?? null) path.push(at)
  return path
}
