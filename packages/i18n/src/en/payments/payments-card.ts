/** A plan that is paid by card again and again. Full key: `payments.key`. */
export const paymentsCard = {
  card_heading: 'Your plan by card',
  card_renews: '{plan} is paid again on {date}.',
  card_ends: '{plan} ends on {date}. Nothing more is taken.',
  card_late: 'The card was refused. Change it, or the plan ends.',
  card_portal: 'Card, invoices, cancelling',
  card_change: 'Change the plan',
  card_change_to: 'Change to',
  card_change_when: 'When',
  card_change_now: 'Now: what is left of your plan is taken off the price',
  card_change_later: 'When the paid time ends, on {date}',
  card_change_do: 'Change it',
  card_no_other: 'There is no other plan to change to.',
  card_changed: 'Your plan was changed. {amount} was taken from the card.',
  card_will_change: 'Your plan will be changed on {date}.',
  card_checking: 'We are asking the payment provider.',
  card_waits:
    'The payment provider has not confirmed the payment yet. This page shows it as soon as it does; nothing is lost if you leave.',
} as const
