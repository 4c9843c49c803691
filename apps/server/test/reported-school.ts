import { randomUUID } from 'node:crypto'
import { recordAttempt, type Answers } from '@maktab/contracts/learning/attempts'
import { saveStatus, saveTime } from '@maktab/contracts/learning/progress'
import { afterAll, beforeAll } from 'vitest'
import { value } from './call.ts'
import {
  article,
  assessment,
  classA,
  course,
  lessonOne,
  openSchool,
  people,
  type Person,
  type School,
} from './school.ts'
import { setWork } from './work.ts'

/** A school with attempts of two learners, whose reports are known; registers the hooks that open and close it. */
export function openReportedSchool() {
  let school: School
  let assignment_id: string
  const guids: string[] = []
  const as = people.learner
  const teacher = { as: people.teacher }
  const principal = { as: people.principal }
  const place = { cms_course_id: course, lesson_guid: lessonOne, class_id: classA }
  const right = { q1: ['a'], q2: ['5'] }
  const half = { q1: ['a'], q2: ['6'] }

  async function attempt(person: Person, answers: Answers, given: string): Promise<void> {
    const sync_guid = randomUUID()
    guids.push(sync_guid)
    const tracked = { sync_guid, ...place, content_id: assessment, answers, time_spent_in_seconds: 30 }
    await value(
      school,
      recordAttempt,
      { enc_data: Buffer.from(JSON.stringify(tracked)).toString('base64url') },
      { as: person, given: new Date(given) },
    )
  }

  beforeAll(async () => {
    school = await openSchool()
    const spend = (person: Person, seconds: number, given: string) =>
      value(
        school,
        saveTime,
        { ...place, content_id: article, content_status: 1, content_type: 'article', total_time_in_seconds: seconds },
        { as: person, given: new Date(given) },
      )
    await spend(as, 3600, '2026-01-10T08:00:00Z')
    await spend(as, 61, '2026-03-19T08:00:00Z')
    await value(
      school,
      saveStatus,
      { ...place, content_id: article, content_status: 2, completion: 100 },
      { as, given: new Date('2026-03-19T08:05:00Z') },
    )
    // In Kabul it is the day after already.
    await attempt(as, right, '2026-03-18T20:00:00Z')
    await attempt(as, {}, '2026-03-20T08:00:00Z')
    await attempt(as, half, '2026-03-21T07:00:00Z')
    await attempt(people.classmate, half, '2026-03-20T09:00:00Z')
    assignment_id = await setWork(school, { assignment_type: 0, cms_content_ids: [article, assessment] })
  })
  afterAll(() => school.close())
  return {
    get school() {
      return school
    },
    get assignment_id() {
      return assignment_id
    },
    guids,
    as,
    teacher,
    principal,
    place,
    right,
    half,
    attempt,
  }
}
