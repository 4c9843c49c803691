/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const syncUp: ClientCall<Catalogue['syncUp']> = {
  name: 'syncUp',
  path: 'offline/syncup',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['json_data'],
  flags: { forcedOnline: true, mute: true },
  refusals: { [-60]: 'batch_unreadable' },
  isLearning: true,
}

export const reportSync: ClientCall<Catalogue['reportSync']> = {
  name: 'reportSync',
  path: 'institution/lastsyncdate/set',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['last_sync_date'],
  flags: { forcedOnline: true, mute: true },
  refusals: {},
  isLearning: true,
}

export const processSyncUp: ClientCall<Catalogue['processSyncUp']> = {
  name: 'processSyncUp',
  path: 'user/syncup/process',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true, mute: true },
  refusals: {},
  isLearning: true,
}
