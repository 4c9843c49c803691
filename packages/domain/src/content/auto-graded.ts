/** Kinds of content that score themselves: no part of work that a teacher marks (seed 001 §5). */
export const autoGradedTypes: readonly string[] = ['assessment', 'mcq', 'fill_in_the_blank', 'game', 'h5p', 'scorm']

/** Of these, packages that tell what came of an attempt; their attempts stay on the server. */
export const packageTypes: readonly string[] = ['game', 'h5p', 'scorm']
