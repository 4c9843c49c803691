/** A new message: add its key here and to ps, da and ur, then `npm run generate`. Full key: `migration.key`. */
export const migration = {
  campus_title: 'You are moving to another campus',
  section_title: 'You are moving to another section',
  classes_title: 'Your classes are changing',
  until_now: 'Until now',
  from_now_on: 'From now on',
  classes_there: 'Your classes there',
  stays_campus: 'Your name, username and password stay the same. What you did so far stays with {school}.',
  stays_section: 'Your account and your progress in the lessons stay the same.',
  stays_classes: 'Your account stays the same. Work that you set stays with its class.',
  sending: 'Sending the work on this device first…',
  moving: 'Moving…',
  done: 'Done. You are logged in again in a few seconds.',
  waits_for_work:
    '{count, plural, one {# piece of work on this device is not sent yet. It goes to your old place first, then you move.} other {# pieces of work on this device are not sent yet. They go to your old place first, then you move.}}',
  waits_for_network: 'The move needs the internet. It goes on by itself when you are online.',
  put_off: 'Go on without moving yet',
  continue_campus: 'Continue to the previous campus',
  continue_section: 'Continue to the previous section',
  continue_classes: 'Continue to the previous classes',
} as const
