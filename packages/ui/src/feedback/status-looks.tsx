import type { IconName } from '../base/icon.tsx'
import type { Tone } from '../base/tone.ts'

/** Tone and picture of a state; no two states of one list share a picture. `<StatusChip {...contentLooks[status]}>words</StatusChip>`. */
export interface StatusLook {
  readonly tone: Tone
  readonly icon: IconName
}

/** Content and lessons: 0 not started, 1 in progress, 2 completed, 3 failed (seed 001 §4). */
export const contentLooks = {
  0: { tone: 'neutral', icon: 'ring' },
  1: { tone: 'info', icon: 'halfRing' },
  2: { tone: 'success', icon: 'check' },
  3: { tone: 'danger', icon: 'error' },
} as const satisfies Record<0 | 1 | 2 | 3, StatusLook>

/** Assignments: 0 not submitted, 1 submitted, 2 completed, 3 resubmission, and the words that seed 001 §4 also uses. */
export const assignmentLooks = {
  assigned: { tone: 'neutral', icon: 'assignments' },
  not_submitted: { tone: 'neutral', icon: 'ring' },
  submitted: { tone: 'info', icon: 'send' },
  completed: { tone: 'success', icon: 'check' },
  resubmission: { tone: 'warning', icon: 'again' },
  ungraded: { tone: 'neutral', icon: 'edit' },
  graded: { tone: 'accent', icon: 'star' },
  returned: { tone: 'success', icon: 'inbox' },
  on_time: { tone: 'success', icon: 'calendar' },
  late: { tone: 'warning', icon: 'clock' },
  overdue: { tone: 'danger', icon: 'warning' },
  waiting: { tone: 'info', icon: 'sync' },
} as const satisfies Record<string, StatusLook>

/** Names of the numbers that assignments carry. */
export const assignmentStates = [
  'not_submitted',
  'submitted',
  'completed',
  'resubmission',
] as const satisfies readonly (keyof typeof assignmentLooks)[]

/** Downloads: 0 cancel, 1 start, 2 pause, 3 in progress, 4 completed (seed 001 §4); a failed one is ours. */
export const downloadLooks = {
  cancelled: { tone: 'neutral', icon: 'close' },
  started: { tone: 'info', icon: 'clock' },
  paused: { tone: 'warning', icon: 'pause' },
  in_progress: { tone: 'info', icon: 'downloads' },
  completed: { tone: 'success', icon: 'check' },
  failed: { tone: 'danger', icon: 'error' },
} as const satisfies Record<string, StatusLook>

/** Names of the numbers that downloads carry. */
export const downloadStates = [
  'cancelled',
  'started',
  'paused',
  'in_progress',
  'completed',
] as const satisfies readonly (keyof typeof downloadLooks)[]

/** A score on its way (seed 001 §4). */
export const scoreLooks = {
  draft: { tone: 'neutral', icon: 'edit' },
  saving: { tone: 'info', icon: 'sync' },
  waiting: { tone: 'warning', icon: 'clock' },
  saved: { tone: 'success', icon: 'check' },
} as const satisfies Record<string, StatusLook>
