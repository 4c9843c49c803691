/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "insights.weekly_heading": "Figures of the week",
  "insights.weekly_intro": "Once a week, on the first day, the figures of your dashboard come by email in your language.",
  "insights.weekly_switch": "Send them to me",
  "insights.weekly_to": ["They go to ",["email"],"."],
  "insights.weekly_none": "Your account has no email address. Your office can add one.",
  "insights.weekly_unsubscribed": "You ended all mails, so none comes until you take that back.",
  "insights.weekly_offline": "This needs internet. Nothing was changed.",
}
