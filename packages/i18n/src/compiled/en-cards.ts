/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "payments.card_heading": "Your plan by card",
  "payments.card_renews": [["plan"]," is paid again on ",["date"],"."],
  "payments.card_ends": [["plan"]," ends on ",["date"],". Nothing more is taken."],
  "payments.card_late": "The card was refused. Change it, or the plan ends.",
  "payments.card_portal": "Card, invoices, cancelling",
  "payments.card_change": "Change the plan",
  "payments.card_change_to": "Change to",
  "payments.card_change_when": "When",
  "payments.card_change_now": "Now: what is left of your plan is taken off the price",
  "payments.card_change_later": ["When the paid time ends, on ",["date"]],
  "payments.card_change_do": "Change it",
  "payments.card_no_other": "There is no other plan to change to.",
  "payments.card_changed": ["Your plan was changed. ",["amount"]," was taken from the card."],
  "payments.card_will_change": ["Your plan will be changed on ",["date"],"."],
  "payments.card_checking": "We are asking the payment provider.",
  "payments.card_waits": "The payment provider has not confirmed the payment yet. This page shows it as soon as it does; nothing is lost if you leave.",
}
