/** A new message: add its key here and to ps, da and ur, then `npm run generate`. Full key: `learning.key`. */
export const learning = {
  progress: 'Progress',
  completed: 'Completed',
  in_progress: 'In progress',
  not_started: 'Not started',
  time_spent: 'Time spent',
  attempts: 'Attempts',
  score: 'Score',
  result: 'Result',
  passed: 'Passed',
  failed: 'Failed',
  resume: 'Resume',
  start: 'Start',
  continue_learning: 'Go on where you stopped',
  percent_complete: '{percent} complete',
} as const
