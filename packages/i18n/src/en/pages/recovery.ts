/** Choosing a new password without the old one: a page that everybody may open. A new message: add its key here and to ps, da and ur, then `npm run generate`. Full key: `recovery.key`. */
export const recovery = {
  title: 'Forgot password?',
  intro: 'Type the email address of your account. We send you a link to choose a new password.',
  intro_code: 'Type the email address of your account. We send you a code of four digits.',
  no_email: 'No email address? Ask your teacher or your school for a new password.',
  send_email: 'Send the email',
  sent: 'If {email} has an account here, a link to choose a new password is on its way.',
  back_to_login: 'Back to login',
  verify_account: 'Verify your account',
  code_sent: 'If {email} has an account here, a code of four digits is on its way. It is good for ten minutes.',
  reset_heading: 'Choose a new password',
  reset_intro: 'You will be logged out on every device and log in with the new password.',
  new_password: 'New password',
  reset: 'Reset password',
  done_title: 'Your new password is set',
  done_body: 'Log in with it. On every other device you are logged out.',
} as const
