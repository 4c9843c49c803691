/** What the roll-ups of the test's school say, to be compared with a rebuild of them. */
import type { School } from './school.ts'

/** All figures of the school, without what no row remembers. */
export async function keptFigures({ database: { owner } }: School) {
  const classes = await owner
    .selectFrom('rollup_class')
    .select(['class_id', 'turned_in', 'scored', 'score_percent_sum'])
    .where('institution_id', '=', 10)
    .orderBy('class_id')
    .execute()
  const learners = await owner
    .selectFrom('rollup_learner_class')
    .select(['class_id', 'user_id', 'lessons_completed', 'attempts', 'accuracy_sum', 'time_spent_in_seconds'])
    .where('institution_id', '=', 10)
    .orderBy('class_id')
    .orderBy('user_id')
    .execute()
  const handedIn = await owner
    .selectFrom('assignments_classes')
    .select(['assignment_id', 'class_id', 'handed_in', 'scored', 'score_sum', 'returned'])
    .where('institution_id', '=', 10)
    .orderBy('assignment_id')
    .orderBy('class_id')
    .execute()
  const days = await owner
    .selectFrom('rollup_class_day')
    .select([
      'class_id',
      'day',
      'attempts',
      'accuracy_sum',
      'turned_in',
      'attended',
      'attendance_marked',
      'lessons_completed',
    ])
    .where('institution_id', '=', 10)
    .orderBy('class_id')
    .orderBy('day')
    .execute()
  const learnerDays = await owner
    .selectFrom('rollup_learner_day')
    .select(['user_id', 'class_id', 'day', 'attempts', 'accuracy_sum', 'lessons_completed'])
    .where('institution_id', '=', 10)
    .orderBy('user_id')
    .orderBy('class_id')
    .orderBy('day')
    .execute()
  const lessons = await owner
    .selectFrom('users_lessons')
    .select([
      'user_id',
      'class_id',
      'lesson_guid',
      'attempts',
      'time_spent_in_seconds',
      'measured_contents',
      'best_accuracy_sum',
      'last_accuracy_sum',
      'average_accuracy_sum',
      'first_accuracy_sum',
    ])
    .where('institution_id', '=', 10)
    .orderBy('user_id')
    .orderBy('class_id')
    .orderBy('lesson_guid')
    .execute()
  return {
    classes: classes.filter(({ turned_in, scored }) => turned_in + scored > 0).map(rounded),
    handedIn,
    learners: learners
      .filter(
        ({ lessons_completed, attempts, time_spent_in_seconds }) =>
          lessons_completed + attempts + time_spent_in_seconds > 0,
      )
      .map(rounded),
    days: days
      .filter(
        ({ attempts, turned_in, attendance_marked, lessons_completed }) =>
          attempts + turned_in + attendance_marked + lessons_completed > 0,
      )
      .map(rounded),
    learnerDays: learnerDays.filter(({ attempts, lessons_completed }) => attempts + lessons_completed > 0).map(rounded),
    lessons: lessons.map(rounded),
  }
}

/** Sums of decimals differ in their last digits by the order of adding. */
function rounded(row: Readonly<Record<string, number | string>>): Record<string, number | string> {
  return Object.fromEntries(
    Object.entries(row).map(([name, figure]) => [
      name,
      typeof figure === 'number' ? Math.round(figure * 1e6) / 1e6 : figure,
    ]),
  )
}
