/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listSkills: ClientCall<Catalogue['listSkills']> = {
  name: 'listSkills',
  path: 'content/skills',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: {},
  refusals: { [-100]: 'not_content_team' },
  isLearning: true,
}

export const saveSkill: ClientCall<Catalogue['saveSkill']> = {
  name: 'saveSkill',
  path: 'content/skill/save',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['title', 'subject'],
  flags: {},
  refusals: { [-100]: 'not_content_team', [-101]: 'may_not_write', [-404]: 'not_found', [-113]: 'skill_within_itself', [-114]: 'skill_has_parts' },
  isLearning: true,
}
