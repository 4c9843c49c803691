/** A newer application. A new message: add its key here and to ps, da and ur, then `npm run generate`. Full key: `updates.key`. */
export const updates = {
  heading: 'A newer app is here',
  body: 'Update it to get the latest repairs. Your work on this device stays.',
  version: 'Version',
  now: 'Update now',
  later: 'Download later',
} as const
