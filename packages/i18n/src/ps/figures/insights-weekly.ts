import type { Messages } from '../../keys.ts'

export const insightsWeekly = {
  weekly_heading: 'د اونۍ شمېرې',
  weekly_intro: 'په اونۍ کې یو ځل، په لومړۍ ورځ، ستاسو د ډشبورډ شمېرې ستاسو په ژبه په برېښنالیک کې راځي.',
  weekly_switch: 'ما ته یې واستوئ',
  weekly_to: '{email} ته ځي.',
  weekly_none: 'ستاسو حساب برېښنالیک پته نه لري. دفتر یې ورزیاتولی شي.',
  weekly_unsubscribed: 'تاسو ټول برېښنالیکونه بند کړي دي، نو تر هغو چې بېرته یې ونه غواړئ یو هم نه راځي.',
  weekly_offline: 'دا انټرنېټ ته اړتیا لري. څه نه دي بدل شوي.',
} satisfies Messages<'insights-weekly'>
