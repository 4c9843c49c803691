/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listMoves: ClientCall<Catalogue['listMoves']> = {
  name: 'listMoves',
  path: 'admin/user/migrations',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true },
  refusals: { [-404]: 'not_found' },
}

export const previewMoves: ClientCall<Catalogue['previewMoves']> = {
  name: 'previewMoves',
  path: 'admin/user/migration/preview',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['user_ids'],
  flags: { forcedOnline: true },
  refusals: { [-404]: 'not_found', [-91]: 'migration_target_missing' },
}

export const setMoves: ClientCall<Catalogue['setMoves']> = {
  name: 'setMoves',
  path: 'admin/user/migration/setmany',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['user_ids'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found', [-91]: 'migration_target_missing', [-214]: 'move_waits_for_sign_in' },
}

export const withdrawMoves: ClientCall<Catalogue['withdrawMoves']> = {
  name: 'withdrawMoves',
  path: 'admin/user/migration/withdraw',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['user_ids'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found' },
}
