/** What a device does without its school, and while it gets to know it. A new message: add its key here and to ps, da and ur, then `npm run generate`. Full key: `offline.key`. */
export const offline = {
  first_sync: 'Your school is being brought to this device',
  first_sync_note: 'You can go on meanwhile.',
  lesson_absent: 'This lesson is not on your device.',
  reached: 'The school can be reached. Everything opens again.',
  to_home: 'Go on',
  unkept: 'Nothing of your school is kept on this device for your role: connect to the internet first.',
  here: 'On this device',
  rows: 'Classes, lists of lessons, work and notices of your school, as they were {when}.',
  downloads_open:
    '{count, plural, =0 {No lesson is downloaded yet.} one {# download opens without internet.} other {# downloads open without internet.}}',
  waits: 'What you did',
  opens: 'Opens without internet',
  lessons_open: 'A lesson opens where it was downloaded before.',
  later: 'Before the next time without internet',
  tip_sync: 'Sync once while you are connected, and wait until it says that everything is sent.',
  tip_download: 'Download the lessons that you will need, best on a line that costs nothing.',
  what_can_be_done: 'What you can do without internet',
} as const
