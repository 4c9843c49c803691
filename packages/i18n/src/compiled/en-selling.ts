/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "payments.selling_intro": "What families of your tenant may buy. An order keeps the plan as it was when it was made.",
  "payments.add_plan": "Add a plan",
  "payments.change": "Change",
  "payments.change_plan": ["Change ",["plan"]],
  "payments.saved_plan": [["plan"]," is saved."],
  "payments.title_in": ["Name in ",["language"]],
  "payments.label_in": ["What you say of it, in ",["language"]],
  "payments.price": "Price",
  "payments.price_wrong": "Write an amount such as 1500 or 12.50.",
  "payments.currency": "Currency",
  "payments.currency_PKR": "Pakistani rupees",
  "payments.currency_AFN": "Afghanis",
  "payments.currency_GBP": "Pounds",
  "payments.currency_USD": "US dollars",
  "payments.duration": "Lasts",
  "payments.trial_days": "Days of trial",
  "payments.trial_days_hint": "0 for none.",
  "payments.order": "Place in the list",
  "payments.is_active": "On sale",
  "payments.not_on_sale": "Not on sale",
  "payments.accounts_intro": "Families send their money to one of these accounts. Without one, nobody can pay by bank transfer.",
  "payments.add_account": "Add an account",
  "payments.remove_account": ["Remove the account ",["number"]],
  "payments.saved_accounts": "The accounts are saved.",
}
