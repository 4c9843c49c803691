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
} as const
