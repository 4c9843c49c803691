/** A new message: add its key here and to ps, da and ur, then `npm run generate`. Full key: `refusals.key`. */
export const refusals = {
  email_username_required: 'Type your email or username.',
  invalid_username_password: 'Invalid username or password.',
  issues_toast_2: 'Please correct the fields that are marked.',
  offline_mode_msg: 'You are offline. Your work is kept on this device and sent later.',
  online_mode_msg: 'You are online again.',
  password_required: 'Type your password.',
  server_not_available: 'The site can’t be reached. Please try again.',
  subs_date_passed_error: 'The subscription has ended. Ask your school to renew it.',
  system_error: 'Something went wrong on our side. Try again later.',
  unable_to_connect: 'Unable to connect to the server. Please check your internet connection and try again.',
  user_no_data_offline: 'Nothing is stored on this device for this account yet. Log in once with internet.',
  session_over: 'Your session has ended. Log in again; your work is kept.',
  too_many_tries: 'Too many tries. Wait a few minutes and try again.',
  too_many_tries_wait:
    '{minutes, plural, one {Too many tries. Try again in # minute.} other {Too many tries. Try again in # minutes.}}',
  malformed: 'The server did not understand this. Update the app and try again.',
  too_many_requests: 'Too many requests at once. Wait a moment.',
  too_many_requests_wait: 'Too many at once. Try again in {seconds} s.',
  role_not_allowed: 'Your role cannot do this here.',
  campusadmin_not_allowed: 'Campus admins cannot log in here. Use the website.',
  not_allowed: 'You are not allowed to do this.',
} as const
