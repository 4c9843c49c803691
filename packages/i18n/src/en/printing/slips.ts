/** Slips with starting codes. Full key: `slips.key`. */
export const slips = {
  intro:
    'A slip carries a code of eight digits, which lets somebody in once within 14 days. They then choose a password of their own.',
  find: 'Find people',
  show: 'Show',
  never_in: 'Those who never logged in',
  everybody: 'Everybody',
  nobody: 'Nobody is found here',
  choose_all: 'All on this page',
  make: '{count, plural, one {Make # slip} other {Make # slips}}',
  confirm_title: '{count, plural, one {Make # slip?} other {Make # slips?}}',
  confirm_body: 'Passwords and slips that these people had stop working, and they are logged out everywhere.',
  once_title: 'These codes are shown once',
  once_body: 'Print the slips before you leave this page. Whoever loses one is given another.',
  print: 'Print',
  done: 'Done',
  kept: '{count, plural, one {# person is not below your office, or not at this campus any more, and got no slip.} other {# people are not below your office, or not at this campus any more, and got no slip.}}',
  username: 'Username',
  code: 'Code',
  address: 'Address',
  note: 'Type the code where the password is asked for. It works once, for 14 days.',
} as const
