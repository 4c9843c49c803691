/** What is said where questions are taken away as a file. A new message: add its key here and to the other languages, then `npm run generate`. Full key: `exporting.key`. */
export const exporting = {
  heading: 'Download questions',
  called: 'What the test is called',
  default_title: 'Questions',
  for_whom: 'File for',
  as_moodle: 'Moodle, with marks and hints (XML)',
  as_gift: 'Moodle and others, as text that people can read (GIFT)',
  as_qti: 'Other programs for tests (QTI)',
  take: 'Download the file',
  whole: 'Every question goes into the file whole.',
  unfinished:
    '{count, plural, one {# question is not finished and stays out.} other {# questions are not finished and stay out.}}',
  lost_count: '{count, plural, one {Of # question something is lost} other {Of # questions something is lost}}',
  lost_kind: '{name}: stays out; this file has no question of its kind.',
  lost_marks: '{name}: its marks, or how parts of the answer are counted, are lost.',
  lost_hints: '{name}: its hints are lost.',
  lost_feedback: '{name}: what is said afterwards to right or wrong answers is lost.',
  lost_rubric: '{name}: its rubric is lost.',
  lost_unit: '{name}: its units are lost.',
  lost_files: '{name}: files of any kind may be handed in there, not photos alone.',
}
