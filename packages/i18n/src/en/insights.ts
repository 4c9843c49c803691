/** A new message: add its key here and to ps, da and ur, then `npm run generate`. Full key: `insights.key`. */
export const insights = {
  average: 'Average',
  total_students: 'Total students',
  completion: 'Completion',
  turned_in: 'Turned in',
  devices_synced: '{count, plural, one {# device has synced} other {# devices have synced}}',
  no_figures: 'There are no figures yet.',
  learner_today: 'What to do today',
} as const
