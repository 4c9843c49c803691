/** How years are refused. Full key: `refusals.key`. */
export const refusalsYears = {
  year_name_taken: 'Another year of this campus has this name.',
  year_dates_wrong: 'The year would end before it begins.',
  year_overlaps: 'Another year of this campus has some of these days.',
  year_not_next: 'This year does not come after the current one.',
  year_clashes: 'Something still stands in the way of this plan. Look at its clashes.',
  year_plan_changed: 'Classes or learners changed since the plan was shown. Look at it again before you apply it.',
  year_begun:
    'Something was done in the new year already, or its classes were changed. It cannot be taken back any more.',
  year_terms_wrong: 'A term lies outside of its year, or would end before it begins.',
  year_terms_overlap: 'Two terms of this year have a day in common.',
  year_terms_alike: 'Two terms of this year have the same name.',
  year_not_undoable: 'This can be taken back for 14 days, and only once.',
} as const
