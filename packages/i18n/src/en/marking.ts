/** A new message: add its key here and to ps, da and ur, then `npm run generate`. Full key: `marking.key`. */
export const marking = {
  to_mark: 'To mark',
  marked: 'Marked',
  none_marked: 'No answer has been marked yet.',
  change: 'Change the marks',
  changed: 'The marks are changed.',
  came_to: 'Result: {percent}',
  earlier: 'Marks given so far',
  entry: '{name}, {when}: {percent}',
  several:
    'Several teachers marked this: {others}, and last {name}, {when}. Of each answer the marks that were given last count; all are kept below.',
  unsaved:
    '{count, plural, one {# score is not saved yet. It waits} other {# scores are not saved yet. They wait}} in this browser and will be sent when there is internet.',
  other_score: 'Another score was given: {score} by {name}, {when}. Which one counts?',
  keep: 'Keep {score}',
} as const
