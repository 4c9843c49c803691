/** The figures of the week by mail, as the settings of an account say it. Full key: `insights.weekly_…`. */
export const insightsWeekly = {
  weekly_heading: 'Figures of the week',
  weekly_intro: 'Once a week, on the first day, the figures of your dashboard come by email in your language.',
  weekly_switch: 'Send them to me',
  weekly_to: 'They go to {email}.',
  weekly_none: 'Your account has no email address. Your office can add one.',
  weekly_unsubscribed: 'You ended all mails, so none comes until you take that back.',
  weekly_offline: 'This needs internet. Nothing was changed.',
} as const
