/** Schools on one page of the list for those who support them. */
export const institutionsPage = 20
