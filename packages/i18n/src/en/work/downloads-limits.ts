/** What downloads may use on this device. Full key: `downloads.key`. */
export const downloadsLimits = {
  limits_title: 'Data and quality',
  quality: 'Films',
  quality_small: 'Small picture, less data',
  quality_whole: 'Whole picture',
  quality_audio: 'Sound alone, least data',
  quality_hint: 'For what you download from now on. A film without this form comes in the next best one.',
  only_wifi: 'Download on Wi-Fi only',
  line_is_free:
    'This device says that it is on Wi-Fi or a cable. A phone that shares its internet looks like Wi-Fi, too.',
  line_is_paid: 'This device says that it is on mobile data, or that it saves data.',
  line_is_unknown: 'This browser does not tell which line it uses. With this on, every download asks you first.',
  budget: 'Data for downloads in thirty days',
  budget_none: 'As much as it takes',
  spent: '{used} used in the last thirty days.',
  spent_of: '{used} of {budget} used in the last thirty days.',
  spent_hint:
    'Counted are downloads on this device where the line is not known to be Wi-Fi. Mobile companies may count otherwise.',
  limits_kept: 'These settings are kept on this device.',
  class_holds: 'All its lessons, and the work that is set in it.',
  whole_class: 'A whole class',
  choose_class: 'Class',
  whole_course: 'A whole course',
  choose_course: 'Course',
  course_holds: 'All its lessons.',
  of_grade: 'Grade {grade}',
  none_of_campus: 'Nothing is downloaded yet. Choose a course or a class above, and download it for offline.',
} as const
