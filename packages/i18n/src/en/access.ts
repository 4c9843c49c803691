/** A new message: add its key here and to ps, da and ur, then `npm run generate`. Full key: `access.key`. */
export const access = {
  login: 'Log in',
  logout: 'Log out',
  password: 'Password',
  login_heading: 'Welcome back',
  login_subheading: 'Log in to your school',
  email_or_username: 'Email or username',
  logging_in: 'Logging in…',
  logout_unsent_title: 'Some of your work is not sent yet',
  logout_unsent_body: '{count, plural, one {# piece of work stays on this device and is sent the next time you log in here.} other {# pieces of work stay on this device and are sent the next time you log in here.}}',
  logout_anyway: 'Log out anyway',
  demonstration_accounts: 'Demonstration accounts',
  demonstration_intro: 'Everybody in this demonstration school, with their password. Choose one to log in.',
  demonstration_use: 'Log in as {name}',
} as const
