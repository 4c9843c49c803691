/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const createEvent: ClientCall<Catalogue['createEvent']> = {
  name: 'createEvent',
  path: 'teacher/class/event/create',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['event_id', 'class_ids', 'title'],
  flags: { loader: true },
  refusals: { [-404]: 'not_found', [-403]: 'not_allowed', [-285]: 'time_slot_missing', [-286]: 'time_zone_invalid', [-287]: 'event_end_before_start', [-288]: 'event_too_long', [-289]: 'event_before_today', [-290]: 'repeat_invalid', [-111]: 'link_refused' },
  isLearning: true,
}

export const updateEvent: ClientCall<Catalogue['updateEvent']> = {
  name: 'updateEvent',
  path: 'teacher/class/event/update',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['event_id'],
  flags: { loader: true },
  refusals: { [-404]: 'not_found', [-403]: 'not_allowed', [-285]: 'time_slot_missing', [-287]: 'event_end_before_start', [-288]: 'event_too_long', [-289]: 'event_before_today', [-291]: 'event_begun', [-111]: 'link_refused' },
  isLearning: true,
}

export const deleteEvent: ClientCall<Catalogue['deleteEvent']> = {
  name: 'deleteEvent',
  path: 'teacher/class/event/delete',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['event_id'],
  flags: {},
  refusals: { [-404]: 'not_found', [-403]: 'not_allowed' },
  isLearning: true,
}

export const readEvent: ClientCall<Catalogue['readEvent']> = {
  name: 'readEvent',
  path: 'class/event/details',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: ['event_id'],
  flags: {},
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}

export const listEvents: ClientCall<Catalogue['listEvents']> = {
  name: 'listEvents',
  path: 'class/events',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: ['start_date', 'end_date'],
  flags: {},
  refusals: {},
  isLearning: true,
}
