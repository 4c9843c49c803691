/**
 * Why a file, or a part of one, was refused, left out or changed when it was brought in. Apart from the schemas, so that a browser
 * can know them without the schema library. Each has a sentence in the `imports` words under its own name.
 */
export const importReasons = [
  // Archives
  'archive_broken',
  'archive_many',
  'archive_large',
  'archive_bomb',
  'archive_path',
  'archive_link',
  'archive_twice',
  'archive_locked',
  'archive_overlapping',
  'ending_left_out',
  'picture_cleaned',
  'picture_left_out',
  // What a file is
  'kind_unknown',
  'kind_differs',
  'file_large',
  'name_sign',
  // Packages
  'entry_missing',
  'manifest_missing',
  'manifest_broken',
  'version_unknown',
  'standard_unknown',
  'named_file_missing',
  'nothing_to_launch',
  'further_parts',
  'own_order',
  'h5p_broken',
  'h5p_content_missing',
  'library_missing',
  'library_broken',
  'media_elsewhere',
  'microphone_needed',
  // Books, pictures, documents, videos
  'book_broken',
  'book_locked',
  'scripts_inside',
  'scripts_removed',
  'picture_broken',
  'picture_huge',
  'document_broken',
  'document_locked',
  'not_converted',
  'conversion_failed',
  'video_broken',
  'without_renditions',
  'rendition_failed',
  'captions_broken',
  'captions_alone',
  'cues_left_out',
  'captions_letters',
  'captions_language',
  // Questions
  'interaction_unknown',
  'question_broken',
  'question_picture',
  'question_rule',
  'question_marks',
  'question_feedback',
  'question_order',
  'question_parts',
  'question_case',
  'question_draw',
  'question_look',
  'question_notes',
  'question_hints',
  'question_units',
  'question_attachments',
  'question_hidden',
  'question_syntax',
  'question_long',
  'question_labels',
  'passage_joined',
  'passage_alone',
  'test_draw',
  'test_limits',
  'test_order',
  'test_words',
  'no_questions',
  'questions_split',
  // The work itself
  'remarks_cut',
  'cancelled',
  'fault',
] as const
export type ImportReason = (typeof importReasons)[number]

/** `taken`: as it is; `changed`: taken, and something was done to it; `left_out`: the rest was taken without it; `refused`: nothing was. */
export const importOutcomes = ['taken', 'changed', 'left_out', 'refused'] as const

/** What the server does at the moment. */
export const importSteps = ['waiting', 'checking', 'unpacking', 'converting', 'saving'] as const
export type ImportStep = (typeof importSteps)[number]

/** `cut_off`: the server that worked on it is gone; the person may try again. */
export const importStates = ['waiting', 'working', 'done', 'refused', 'cancelled', 'cut_off'] as const
export type ImportState = (typeof importStates)[number]
