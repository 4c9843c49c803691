/** Institution login, and the login that other sites show in a frame. A new message: add its key here and to ps, da and ur, then `npm run generate`. Full key: `entering.key`. */
export const entering = {
  institution_login: 'Continue with your school’s login',
  email_login: 'Continue with email',
  institution_heading: 'Your school’s login',
  email_heading: 'Log in with email',
  school_username: 'Username at your school',
  your_school: 'Your school',
  search_school: 'Name of your school',
  change_school: 'Choose another school',
  no_school: 'No school has this name. Try a part of it.',
  no_schools: 'No school can be chosen here. Ask your school how to log in.',
  more_schools: 'Show more schools',
  proof_waits: '{name} is recognised. Choose your school to go on.',
  embedded_heading: 'Log in with your {name} account',
  embedded_intro: 'For learners. Your username and password go to {name} and nowhere else.',
} as const
