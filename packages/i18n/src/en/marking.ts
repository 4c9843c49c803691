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
  several: 'Several teachers marked this: {others}, and last {name}, {when}. Of each answer the marks that were given last count; all are kept below.',
} as const
