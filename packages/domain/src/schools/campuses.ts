/** Campuses and school systems on one page of a list. */
export const campusesPage = 20
