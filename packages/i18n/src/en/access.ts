/** A new message: add its key here and to ps, da and ur, then `npm run generate`. Full key: `access.key`. */
export const access = {
  login: 'Log in',
  logout: 'Log out',
  password: 'Password',
  login_heading: 'Welcome back',
  login_subheading: 'Log in to your school',
  email_or_username: 'Email or username',
  remember: 'Remember me on this device',
  remembered: 'Your remembered password is used. Type to use another.',
  forgot_password: 'Forgot password?',
  register: 'New here? Create an account',
  register_school_account: 'Create a school account',
  continue_with: 'Continue with {provider}',
  external_cancelled: 'Logging in with the other provider was not finished.',
  logging_in: 'Logging in…',
  demonstration_accounts: 'Demonstration accounts',
  network_needed: 'To log in this time you need internet. Your work on this device is kept.',
} as const
