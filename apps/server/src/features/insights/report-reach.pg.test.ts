import { saveModuleStatus } from '@maktab/contracts/assignments/module-status'
import { listAttempts, listModuleAttempts } from '@maktab/contracts/insights/attempt-reports'
import { readAssignmentModules, listAssignmentModules } from '@maktab/contracts/assignments/assignment-modules'
import {
  listClassStudents,
  readClassLesson,
  readClassLessons,
  readClassPerformance,
} from '@maktab/contracts/insights/class-reports'
import {
  listClassLessonReport,
  readClassSummary,
  readLessonContents,
  readLessonsSummary,
  readLessonStrengths,
  readPerformanceTrend,
} from '@maktab/contracts/insights/learner-reports'
import { describe, expect, it } from 'vitest'
import { call, value } from '../../../test/call.ts'
import {
  article,
  assessment,
  classA,
  classB,
  classThere,
  document,
  lessonOne,
  lessonTwo,
  people,
} from '../../../test/school.ts'
import { openReportedSchool } from '../../../test/reported-school.ts'

const stage = openReportedSchool()
const { place, guids, as, teacher } = stage

it('the contents of an assignment, over those it was set for', async () => {
  const { modules } = await value(
    stage.school,
    readAssignmentModules,
    { assignment_id: stage.assignment_id, class_id: classA },
    teacher,
  )
  expect(
    modules.map(({ content_id, learners, completed, not_started, avg_accuracy }) => [
      content_id,
      learners,
      completed,
      not_started,
      avg_accuracy,
    ]),
  ).toEqual([
    [article, 2, 1, 1, null],
    [assessment, 2, 2, 0, 75],
  ])
})

describe('not found is', () => {
  const of = { user_id: people.learner.user_id, class_id: classA }
  const own = [readClassSummary, readLessonStrengths, listClassLessonReport, readPerformanceTrend] as const
  const ofClass = [readClassLessons, listClassStudents, readClassPerformance] as const

  it.each(['classmate', 'outsider', 'otherTeacher', 'learnerThere', 'teacherThere', 'principalThere'] as const)(
    'a learner of a class, for %s',
    async (who) => {
      for (const asked of own)
        expect(await call(stage.school, asked, of, { as: people[who] }), asked.path).toEqual({
          ok: false,
          refusal: 'not_found',
        })
      expect(
        await call(stage.school, readLessonContents, { ...of, lesson_guid: lessonOne }, { as: people[who] }),
      ).toEqual({
        ok: false,
        refusal: 'not_found',
      })
      expect(
        await call(stage.school, listModuleAttempts, { ...of, content_id: assessment }, { as: people[who] }),
      ).toEqual({
        ok: false,
        refusal: 'not_found',
      })
      expect(
        await call(stage.school, listAttempts, { ...of, users_content_attempts_ids: guids }, { as: people[who] }),
      ).toEqual({ ok: false, refusal: 'not_found' })
    },
  )

  it.each(['otherTeacher', 'teacherThere', 'principalThere'] as const)('a class, for %s', async (who) => {
    for (const asked of ofClass)
      expect(await call(stage.school, asked, { class_id: classA }, { as: people[who] }), asked.path).toEqual({
        ok: false,
        refusal: 'not_found',
      })
    expect(
      await call(stage.school, readClassLesson, { class_id: classA, lesson_guid: lessonOne }, { as: people[who] }),
    ).toEqual({ ok: false, refusal: 'not_found' })
    expect(
      await call(
        stage.school,
        readAssignmentModules,
        { assignment_id: stage.assignment_id, class_id: classA },
        { as: { ...people[who], role: 'teacher' } },
      ),
    ).toEqual({ ok: false, refusal: 'not_found' })
  })

  it('a class of others, for a learner', async () => {
    expect(await call(stage.school, readLessonsSummary, { class_id: classB }, { as })).toEqual({
      ok: false,
      refusal: 'not_found',
    })
    expect(await call(stage.school, readClassSummary, { class_id: classThere }, { as })).toEqual({
      ok: false,
      refusal: 'not_found',
    })
  })

  it('all of somebody, for a teacher who names no class', async () => {
    expect(await call(stage.school, readPerformanceTrend, { user_id: people.learner.user_id }, teacher)).toEqual({
      ok: false,
      refusal: 'not_found',
    })
  })
})

describe('from within an assignment', () => {
  const one = { ...place, content_id: article, content_status: 1 as const, completion: 40, resume_point: '7' }
  it('a learner moves its contents on', async () => {
    const { modules } = await value(
      stage.school,
      saveModuleStatus,
      { assignment_id: stage.assignment_id, tracking_data: [one] },
      { as: people.classmate },
    )
    expect(modules).toMatchObject([{ content_id: article, content_status: 1, completion: 40, resume_point: '7' }])
    expect(
      (
        await value(
          stage.school,
          listAssignmentModules,
          { assignment_id: stage.assignment_id },
          { as: people.classmate },
        )
      ).modules[0],
    ).toMatchObject({ content_id: article, content_status: 1, completion: 40 })
  })
  it.each([
    [
      'one content is not of it',
      {
        tracking_data: [
          { ...one, completion: 90 },
          { ...one, content_id: document, lesson_guid: lessonTwo },
        ],
      },
      people.classmate,
    ],
    [
      'one stands in another class',
      { tracking_data: [{ ...one, completion: 90, class_id: classB }] },
      people.classmate,
    ],
    ['it was not set for them', { tracking_data: [{ ...one, completion: 90 }] }, people.learnerThere],
  ])('nothing moves where %s', async (_, change, who) => {
    expect(
      await call(stage.school, saveModuleStatus, { assignment_id: stage.assignment_id, ...change }, { as: who }),
    ).toEqual({
      ok: false,
      refusal: 'not_found',
    })
    expect(
      (
        await value(
          stage.school,
          listAssignmentModules,
          { assignment_id: stage.assignment_id },
          { as: people.classmate },
        )
      ).modules[0],
    ).toMatchObject({ completion: 40 })
  })
})
