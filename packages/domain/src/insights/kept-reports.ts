/** How far back a teacher's device keeps the days of reports. Of longer spans it shows the last answer that it saw. */

/** Days of each learner: the spans of a week, a fortnight and thirty days, and one more for a pull just before midnight. */
export const daysOfLearnerKept = 31
/** Days of a class: the longest span that is told day by day. */
export const daysOfClassKept = 93
