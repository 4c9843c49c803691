import {
  listSubjectGrades,
  listSubjectPerformance,
  readPrincipalSubject,
  readSubjectSummary,
} from '@maktab/contracts/insights/subjects'
import { accept, refuse } from '@maktab/contracts/outcome'
import { subjectKeyOf } from '@maktab/domain/content/subjects'
import { rankedAccuracy } from '@maktab/domain/insights/few'
import { figuresOf, grouped, numbersOf } from '@maktab/domain/insights/figures'
import { ranked } from '@maktab/domain/insights/ranking'
import { atGate, inside, type GateContext, type SchoolContext } from '#calls/handle.ts'
import { readClassCounts, type ClassCountsRow } from '#features/insights/dashboard.sql.ts'
import { inCampus } from '#features/insights/result-summaries.ts'
import { readContentUse } from '#features/insights/subjects.sql.ts'
import { heardOf, readAsked } from '#features/insights/whole-school.ts'
import type { School } from '#features/insights/whole-school.sql.ts'

const pageSize = 20

export const subjects = {
  listSubjectPerformance: inside(listSubjectPerformance, async ({ db, actor, now }, { sort, direction, ...filter }) => {
    const asked = await readAsked(db, actor, filter, now)
    if (!asked.ok) return asked
    const classes = await readClassCounts(db, actor, now, asked.value)
    const rows = grouped(classes, ({ subject }) => subjectKeyOf(subject)).map((of) => ({
      subject: of[0]?.subject ?? '',
      grades: [...new Set(of.map(({ grade }) => grade))],
      ...subjectFigures(of),
    }))
    return accept({ report: [...ranked(rows, ranks[sort], direction)], ...(await heardOf(db, actor, now)) })
  }),

  readPrincipalSubject: inside(readPrincipalSubject, async ({ db, actor, now }, filter) => {
    const asked = await readAsked(db, actor, filter, now)
    if (!asked.ok) return asked
    const figures = subjectFigures(await readClassCounts(db, actor, now, asked.value))
    const { lesson_completions, avg_accuracy_lessons, avg_accuracy_lessons_of, total_learners } = figures
    return accept({
      lesson_completions,
      avg_accuracy_lessons,
      avg_accuracy_lessons_of,
      total_learners,
      ...(await heardOf(db, actor, now)),
    })
  }),

  readSubjectSummary: atGate(readSubjectSummary, (gate, { institution_id, ...filter }) =>
    inReach(gate, institution_id, async (db, campus) => {
      const asked = await readAsked(db, campus, filter, gate.now)
      if (!asked.ok) return asked
      const figures = subjectFigures(await readClassCounts(db, campus, gate.now, asked.value))
      return accept({
        avg_lesson_completion: figures.lesson_completions,
        avg_lesson_completion_of: figures.lesson_completions_of,
        lesson_avg_accuracy: figures.avg_accuracy_lessons,
        assessments_attempted: figures.assessments_attempted,
        total_classes: figures.total_classes,
        total_learners: figures.total_learners,
        time_spent_in_seconds: figures.time_spent_in_seconds,
        ...(await readContentUse(db, campus, asked.value)),
        ...(await heardOf(db, campus, gate.now)),
      })
    }),
  ),

  listSubjectGrades: atGate(
    listSubjectGrades,
    (gate, { institution_id, sort, direction, page, search_string, ...filter }) =>
      inReach(gate, institution_id, async (db, campus) => {
        const asked = await readAsked(db, campus, filter, gate.now)
        if (!asked.ok) return asked
        const classes = await readClassCounts(db, campus, gate.now, asked.value)
        const rows = grouped(classes, ({ grade, section }) => JSON.stringify([grade, section]))
          .map((of) => ({ grade: of[0]?.grade ?? '', section: of[0]?.section ?? '', ...subjectFigures(of) }))
          .filter(({ grade, section }) => `${grade} ${section}`.toLowerCase().includes(search_string.toLowerCase()))
        const first = (Math.max(1, page) - 1) * pageSize
        return accept({
          report: [...ranked(rows, ranks[sort], direction)].slice(first, first + pageSize),
          total: rows.length,
          total_pages: Math.ceil(rows.length / pageSize),
          ...(await heardOf(db, campus, gate.now)),
        })
      }),
  ),
}

/** A principal reads in their school, the others in a campus within their reach. */
async function inReach<T>(
  gate: GateContext,
  asked: number | undefined,
  read: (db: SchoolContext['db'], campus: School) => Promise<T>,
) {
  const { actor, doors } = gate
  if (actor?.role !== 'principal') return inCampus(gate, asked, read)
  const { tenant_id, institution_id } = actor
  if (asked !== undefined && asked !== institution_id) return refuse('not_found')
  const school = { tenant_id, institution_id }
  return doors.inSchool(school, (db) => read(db, school), 'read only')
}

function subjectFigures(classes: readonly ClassCountsRow[]) {
  const sum = (of: (row: ClassCountsRow) => number) => classes.reduce((total, row) => total + of(row), 0)
  const { lesson_completion, average_accuracy } = figuresOf(classes)
  const { lesson_completion_of, average_accuracy_of } = numbersOf(classes)
  return {
    avg_accuracy_lessons: average_accuracy,
    avg_accuracy_lessons_of: average_accuracy_of,
    lesson_completions: lesson_completion,
    lesson_completions_of: lesson_completion_of,
    assessments_attempted: average_accuracy_of,
    total_classes: classes.length,
    total_learners: sum(({ total_students }) => total_students),
    time_spent_in_seconds: sum(({ time_spent_in_seconds }) => time_spent_in_seconds),
  }
}

/** They come by grade. */
const ranks = {
  grade: (_: unknown, place: number) => place,
  score: (row: ReturnType<typeof subjectFigures>) =>
    rankedAccuracy(row.avg_accuracy_lessons, row.avg_accuracy_lessons_of),
  completion: (row: ReturnType<typeof subjectFigures>) => row.lesson_completions,
  assessments: (row: ReturnType<typeof subjectFigures>) => row.assessments_attempted,
}
