/** How much contents are used, for an office. Full key: `usage.key`. */
export const usage = {
  heading: 'Use of contents',
  by_type: 'By type',
  by_content: 'Content by content',
  type_heading: 'Type',
  content_heading: 'Content',
  opened_by: 'Learners who opened it',
  recent: 'In thirty days',
  completed_by: 'Completed it',
  counted: 'Of {total, number} learners, as of {when}. Counted anew once an hour.',
  none: 'Nobody opened a content yet',
} as const
