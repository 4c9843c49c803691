/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listNotifications: ClientCall<Catalogue['listNotifications']> = {
  name: 'listNotifications',
  path: 'user/notifications',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: [],
  flags: { mute: true },
  refusals: {},
}

export const readNotifications: ClientCall<Catalogue['readNotifications']> = {
  name: 'readNotifications',
  path: 'notifications/read',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['users_notification_ids'],
  flags: { mute: true },
  refusals: {},
}

export const setPush: ClientCall<Catalogue['setPush']> = {
  name: 'setPush',
  path: 'user/pushnotification/set',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['pid', 'type'],
  flags: { mute: true },
  refusals: { [-80]: 'push_refused' },
}

export const readPushKey: ClientCall<Catalogue['readPushKey']> = {
  name: 'readPushKey',
  path: 'user/pushnotification/key',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { mute: true },
  refusals: {},
}

export const unsubscribe: ClientCall<Catalogue['unsubscribe']> = {
  name: 'unsubscribe',
  path: 'notification/user/unsubscribe',
  kind: 'command',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['email'],
  flags: { forcedOnline: true },
  refusals: {},
}

export const resubscribe: ClientCall<Catalogue['resubscribe']> = {
  name: 'resubscribe',
  path: 'notification/user/resubscribe',
  kind: 'command',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['email'],
  flags: { forcedOnline: true },
  refusals: {},
}

export const resolveLink: ClientCall<Catalogue['resolveLink']> = {
  name: 'resolveLink',
  path: 'user/link/resolve',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['code'],
  flags: { forcedOnline: true },
  refusals: { [-2]: 'link_invalid', [-82]: 'link_not_yours' },
}
