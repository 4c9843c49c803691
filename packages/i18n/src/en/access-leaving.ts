/** Logging out while work waits. Full key: `access.key`. */
export const accessLeaving = {
  logout_unsent_title: 'Some of your work is not sent yet',
  logout_unsent_body:
    '{count, plural, one {# piece of work stays on this device and is sent the next time you log in here.} other {# pieces of work stay on this device and are sent the next time you log in here.}}',
  logout_anyway: 'Log out anyway',
} as const
