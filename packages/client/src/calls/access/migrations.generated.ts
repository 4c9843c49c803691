/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const migrateLearner: ClientCall<Catalogue['migrateLearner']> = {
  name: 'migrateLearner',
  path: 'learner/classes/migration',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['grade', 'from_section', 'to_section'],
  flags: { forcedOnline: true, mute: true },
  refusals: { [-90]: 'migration_not_pending', [-91]: 'migration_target_missing', [-3]: 'subscription_over', [-11]: 'different_institution', [-12]: 'outside_province', [-1]: 'session_over', [-403]: 'not_allowed' },
}

export const migrateTeacher: ClientCall<Catalogue['migrateTeacher']> = {
  name: 'migrateTeacher',
  path: 'teacher/migration',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['to_institution', 'class_codes'],
  flags: { forcedOnline: true, mute: true },
  refusals: { [-90]: 'migration_not_pending', [-91]: 'migration_target_missing', [-3]: 'subscription_over', [-11]: 'different_institution', [-12]: 'outside_province', [-1]: 'session_over', [-403]: 'not_allowed' },
}
