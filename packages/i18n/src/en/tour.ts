/** Showing the screens around again. A new message: add its key here and to ps, da and ur, then `npm run generate`. Full key: `tour.key`. */
export const tour = {
  replay_title: 'A look around',
  replay_body: 'The first time you open a screen, it shows you what is where. You can have that again.',
  replay: 'Show me around again',
  replayed: 'The next time you open a screen, it shows you around.',
  replay_offline: 'This needs internet. Nothing was changed.',
} as const
