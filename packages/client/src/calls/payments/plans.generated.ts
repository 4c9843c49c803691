/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listPlans: ClientCall<Catalogue['listPlans']> = {
  name: 'listPlans',
  path: 'subscriptions/getsubscriptions',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: {},
  refusals: { [-380]: 'not_sold' },
}

export const readEditedPlans: ClientCall<Catalogue['readEditedPlans']> = {
  name: 'readEditedPlans',
  path: 'superadmin/payment/plans',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true },
  refusals: {},
}

export const savePlan: ClientCall<Catalogue['savePlan']> = {
  name: 'savePlan',
  path: 'superadmin/payment/plan/save',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['subscription_guid', 'title', 'discount_label', 'amount_minor', 'currency', 'duration_in_months', 'trial_days', 'position', 'is_active'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-381]: 'plan_untitled', [-382]: 'currency_not_sold', [-185]: 'changed_meanwhile', [-404]: 'not_found', [-383]: 'too_many_plans' },
}

export const saveAccounts: ClientCall<Catalogue['saveAccounts']> = {
  name: 'saveAccounts',
  path: 'superadmin/payment/accounts/save',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['accounts'],
  flags: { forcedOnline: true, loader: true },
  refusals: {},
}
