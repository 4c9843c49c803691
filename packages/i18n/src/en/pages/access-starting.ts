/** The first password of who came in by a starting code. Full key: `access.key`. */
export const accessStarting = {
  starting_title: 'Choose your password',
  starting_intro:
    'You came in by the code on your slip, which does not work again. From now on you log in as {username} with a password of your own.',
  starting_save: 'Save and go on',
} as const
