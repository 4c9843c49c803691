/** Why what concerns payments was refused. Full key: `refusals.key`. */
export const refusalsPayments = {
  not_sold: 'Nothing is sold to you here.',
  plan_untitled: 'Write the name of the plan in at least one language.',
  currency_not_sold: 'Plans are not priced in this currency here.',
  too_many_plans: 'There are 24 plans already. Change one that is not sold any more.',
  plan_changed: 'The price of this plan was changed meanwhile. Look at it again before you pay.',
  reference_used: 'A payment with this reference is here already. If it is not yours, ask the office.',
  paid_in_future: 'The day of the transfer has not come yet.',
  too_many_orders: 'Five of your payments wait already. Wait until the office has looked at them.',
  already_decided: 'This payment was decided already.',
  own_order: 'Somebody else must confirm what you pay yourself.',
  remark_needed: 'Write why, so that the payer knows.',
  wallet_absent: 'This plan cannot be paid on the page of a provider here. Pay by bank transfer, or ask the office.',
  trial_used: 'Your trial was used already.',
  already_subscribed: 'You have a plan already.',
} as const
