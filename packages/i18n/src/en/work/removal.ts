/** A new message: add its key here and to ps, da and ur, then `npm run generate`. Full key: `removal.key`. */
export const removal = {
  note: 'Tick what you no longer need on this device. Your work stays, and you can download it again with internet.',
  work: 'Work',
  courses: 'Courses and lessons',
  kept: '{used} used on this device',
  freed: '{size} become free.',
  shared: 'Nothing becomes free: other downloads need the same files.',
  remove: '{count, plural, =0 {Remove} one {Remove # download} other {Remove # downloads}}',
  asked: '{count, plural, one {Remove # download from this device?} other {Remove # downloads from this device?}}',
  done: 'Removed. {used} are still used on this device.',
  incomplete: 'Not everything could be removed. Try again.',
  unopened: 'Not opened for thirty days',
  opened: '{size} · opened {when}',
  unopened_note: 'You may not need these any more. Work that waits to be sent is never removed.',
} as const
