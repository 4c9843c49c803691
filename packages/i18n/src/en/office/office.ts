/** What the forms and lists of an office share. Full key: `office.key`. */
export const office = {
  online_only: 'Administration needs the internet. What you typed stays here.',
  draft_back: 'What you typed before is here again.',
  draft_discard: 'Start anew',
  changed_title: 'Somebody else changed this meanwhile',
  changed_now: 'As it is now',
  changed_yours: 'As you typed it',
  keep_mine: 'Save what I typed',
  take_theirs: 'Take it as it is now',
  save: 'Save',
  nothing: 'Nothing',
  campus: 'Campus',
  all_campuses: 'All campuses',
} as const
