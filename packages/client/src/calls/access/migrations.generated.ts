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

export const setMigration: ClientCall<Catalogue['setMigration']> = {
  name: 'setMigration',
  path: 'admin/user/migration/set',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['user_id', 'to_institution'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found', [-403]: 'not_allowed', [-92]: 'migration_source_missing', [-91]: 'migration_target_missing' },
}

export const withdrawMigration: ClientCall<Catalogue['withdrawMigration']> = {
  name: 'withdrawMigration',
  path: 'admin/user/migration/withdraw',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['user_id'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found' },
}
