/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listStripeProducts: ClientCall<Catalogue['listStripeProducts']> = {
  name: 'listStripeProducts',
  path: 'payment/stripe/product',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: {},
  refusals: { [-380]: 'not_sold', [-473]: 'card_absent', [-474]: 'provider_down' },
}

export const startStripeCheckout: ClientCall<Catalogue['startStripeCheckout']> = {
  name: 'startStripeCheckout',
  path: 'payment/stripe/checkout',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['stripe_price_id'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-380]: 'not_sold', [-473]: 'card_absent', [-474]: 'provider_down', [-404]: 'not_found', [-384]: 'plan_changed', [-392]: 'already_subscribed', [-387]: 'too_many_orders', [-464]: 'not_family' },
}

export const readStripeSubscription: ClientCall<Catalogue['readStripeSubscription']> = {
  name: 'readStripeSubscription',
  path: 'payment/stripe/subscription/status',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { mute: true },
  refusals: { [-380]: 'not_sold', [-473]: 'card_absent', [-474]: 'provider_down', [-475]: 'no_card_plan' },
}

export const openStripePortal: ClientCall<Catalogue['openStripePortal']> = {
  name: 'openStripePortal',
  path: 'payment/stripe/customer-portal',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-380]: 'not_sold', [-473]: 'card_absent', [-474]: 'provider_down', [-475]: 'no_card_plan' },
}

export const upgradeStripeSubscription: ClientCall<Catalogue['upgradeStripeSubscription']> = {
  name: 'upgradeStripeSubscription',
  path: 'payment/stripe/subscription/upgrade',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['stripe_price_id', 'when'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-380]: 'not_sold', [-473]: 'card_absent', [-474]: 'provider_down', [-404]: 'not_found', [-384]: 'plan_changed', [-475]: 'no_card_plan', [-476]: 'no_plan_change', [-477]: 'card_declined' },
}

export const readStripeOrder: ClientCall<Catalogue['readStripeOrder']> = {
  name: 'readStripeOrder',
  path: 'payment/stripe/order-info',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true, mute: true },
  refusals: { [-380]: 'not_sold', [-473]: 'card_absent', [-474]: 'provider_down', [-404]: 'not_found' },
}
