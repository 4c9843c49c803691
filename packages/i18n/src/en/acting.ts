/** A new message: add its key here and to ps, da and ur, then `npm run generate`. Full key: `acting.key`. */
export const acting = {
  schools_intro:
    'To help a school, work in the place of the person who holds an office there. It lasts an hour, and every step is written down.',
  find_school: 'Find a school',
  no_school: 'No school has this in its name.',
  work_as: 'Work as {role}',
  work_as_at: 'Work as {role} at {school}',
  nobody: 'Nobody holds this office at {school}: {role}.',
  opening: 'Opening the school…',
  code_title: 'This code is no longer good',
  code_body:
    'A code works once, within five minutes, and only at its own address. Make a new one in the list of schools.',
  no_storage: 'This browser keeps nothing for its pages, so nobody can work in another’s place here.',
  over_title: 'Your time in this place is over',
  over_body: 'It lasts an hour. What was done is kept.',
  to_own_account: 'Back to your own account',
  banner: 'You are working as {role} of {school}, in the place of {name}, until {time}.',
  end: 'End',
  end_work: 'End the work in {name}’s place',
} as const
