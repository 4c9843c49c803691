/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "insights.weekly_heading": "د اونۍ شمېرې",
  "insights.weekly_intro": "په اونۍ کې یو ځل، په لومړۍ ورځ، ستاسو د ډشبورډ شمېرې ستاسو په ژبه په برېښنالیک کې راځي.",
  "insights.weekly_switch": "ما ته یې واستوئ",
  "insights.weekly_to": [["email"]," ته ځي."],
  "insights.weekly_none": "ستاسو حساب برېښنالیک پته نه لري. دفتر یې ورزیاتولی شي.",
  "insights.weekly_unsubscribed": "تاسو ټول برېښنالیکونه بند کړي دي، نو تر هغو چې بېرته یې ونه غواړئ یو هم نه راځي.",
  "insights.weekly_offline": "دا انټرنېټ ته اړتیا لري. څه نه دي بدل شوي.",
}
