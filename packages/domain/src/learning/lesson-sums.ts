/** What the contents of a lesson add up to for one learner; every report of lessons reads these sums, and nothing below them. */
import type { CountedAttempt } from '@maktab/contracts/fields'
import { mean } from '../schools/percentages.ts'
import type { Standing } from './progress.ts'

export interface LessonSums {
  readonly attempts: number
  readonly time_spent_in_seconds: number
  /** Contents with at least one attempt. */
  readonly measured_contents: number
  /** Over those contents: the best attempt of each added up, in per cent. */
  readonly best_accuracy_sum: number
  /** The latest attempt of each added up. */
  readonly last_accuracy_sum: number
  /** The mean of all attempts at each added up. */
  readonly average_accuracy_sum: number
  /** The first attempt at each added up. */
  readonly first_accuracy_sum: number
}

export const noSums: LessonSums = {
  attempts: 0,
  time_spent_in_seconds: 0,
  measured_contents: 0,
  best_accuracy_sum: 0,
  last_accuracy_sum: 0,
  average_accuracy_sum: 0,
  first_accuracy_sum: 0,
}

type Attempted = Pick<
  Standing,
  'accuracy' | 'last_accuracy' | 'first_accuracy' | 'accuracy_sum' | 'attempts' | 'time_spent_in_seconds'
>

/** The sums with one content more. */
export function withContent(sums: LessonSums, standing: Attempted): LessonSums {
  const { best, last, average, first } = accuraciesOf(standing)
  return {
    attempts: sums.attempts + standing.attempts,
    time_spent_in_seconds: sums.time_spent_in_seconds + standing.time_spent_in_seconds,
    measured_contents: sums.measured_contents + (best === null ? 0 : 1),
    best_accuracy_sum: sums.best_accuracy_sum + (best ?? 0),
    last_accuracy_sum: sums.last_accuracy_sum + (last ?? 0),
    average_accuracy_sum: sums.average_accuracy_sum + (average ?? 0),
    first_accuracy_sum: sums.first_accuracy_sum + (first ?? 0),
  }
}

/** The sums of several lessons, or of several learners, together. */
export function addSums(all: readonly LessonSums[]): LessonSums {
  const sum = (count: (sums: LessonSums) => number) => all.reduce((total, sums) => total + count(sums), 0)
  return {
    attempts: sum((one) => one.attempts),
    time_spent_in_seconds: sum((one) => one.time_spent_in_seconds),
    measured_contents: sum((one) => one.measured_contents),
    best_accuracy_sum: sum((one) => one.best_accuracy_sum),
    last_accuracy_sum: sum((one) => one.last_accuracy_sum),
    average_accuracy_sum: sum((one) => one.average_accuracy_sum),
    first_accuracy_sum: sum((one) => one.first_accuracy_sum),
  }
}

/** Accuracies at one content in per cent; null before the first attempt. */
export interface Accuracies {
  readonly best: number | null
  readonly last: number | null
  /** Of all attempts. */
  readonly average: number | null
  /** At the first try. */
  readonly first: number | null
}

/** A content attempted before its latest attempt was kept apart from its best counts the best as both. */
function accuraciesOf({ accuracy, last_accuracy, first_accuracy, accuracy_sum, attempts }: Attempted): Accuracies {
  if (accuracy === null) return { best: null, last: null, average: null, first: null }
  return {
    best: accuracy,
    last: last_accuracy ?? accuracy,
    // Accuracies of all attempts added up, divided by their number.
    average: accuracy_sum / Math.max(1, attempts),
    first: first_accuracy,
  }
}

/** The accuracies at a content as people see them, and the one that counts by the course's rule. */
export function shownAccuracies(
  standing: Attempted,
  counted: CountedAttempt,
): Accuracies & { readonly counted: number | null } {
  const { best, last, average, first } = accuraciesOf(standing)
  const rounded = { best: shown(best), last: shown(last), average: shown(average), first: shown(first) }
  return { ...rounded, counted: rounded[counted] }
}

const shown = (accuracy: number | null) => (accuracy === null ? null : mean(accuracy, 1))

/** Mean of the accuracies that count, over the contents with an attempt, in per cent, one decimal; null without any. */
export function countedAccuracy(sums: LessonSums, counted: CountedAttempt): number | null {
  const sum = { best: sums.best_accuracy_sum, last: sums.last_accuracy_sum, average: sums.average_accuracy_sum }[
    counted
  ]
  return mean(sum, sums.measured_contents)
}

/** Mean of the first attempts, over the contents with an attempt, in per cent, one decimal; null without any. */
export const firstAccuracy = (sums: LessonSums): number | null => mean(sums.first_accuracy_sum, sums.measured_contents)
