/** Makes of the tables of downloads what they were when nothing but assignments was downloaded. */
const ofDownloads = [
  'course_id',
  'lesson_guid',
  'percentage',
  'is_interrupted',
  'shortfall_bytes',
  'hold',
  'is_confirmed',
  'opened_on',
]

export const beforeCourses: readonly string[] = [
  ...['downloads', 'download_contents', 'download_files', 'download_packages'].map(
    (table) => `alter table ${table} rename column download_id to assignment_id`,
  ),
  ...ofDownloads.map((column) => `alter table downloads drop column ${column}`),
  'drop table download_days',
  'alter table download_files drop column tries',
  'alter table content drop column revision',
]
