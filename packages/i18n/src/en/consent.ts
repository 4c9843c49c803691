/** A new message: add its key here and to ps, da and ur, then `npm run generate`. Full key: `consent.key`. */
export const consent = {
  title: 'Help us improve',
  asked:
    'May an analytics service count how you use these pages? Learners are never counted. You can change this in your account.',
  say_yes: 'Yes, allow',
  say_no: 'No, thanks',
  allow: 'Count how I use these pages',
  allow_hint: 'An analytics service counts how you use these pages. Learners are never counted.',
} as const
