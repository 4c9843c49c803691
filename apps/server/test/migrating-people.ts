import { signIn, type Session } from '@maktab/contracts/access/sessions'
import { recordAttempt } from '@maktab/contracts/learning/attempts'
import { listClasses } from '@maktab/contracts/schools/classes'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach } from 'vitest'
import { call, value } from './call.ts'
import { assessment, classA, course, lessonOne, openSchool, passwordSent as password, type School } from './school.ts'

/** A school from which people migrate, anew for each test; registers the hooks that open and close it. */
export function openMigratingPeople() {
  let school: School | undefined
  beforeEach(async () => {
    await school?.close()
    school = await openSchool()
  })
  afterAll(() => school?.close())

  const here = (): School => school!
  const comeIn = (username: string) => value(here(), signIn, { username, password })
  const codeOf = async (class_id: number) =>
    (
      await here()
        .database.owner.selectFrom('classes')
        .select('class_code')
        .where('class_id', '=', class_id)
        .executeTakeFirstOrThrow()
    ).class_code
  const classesOf = async ({ auth_token: bearer }: Pick<Session, 'auth_token'>) =>
    (await value(here(), listClasses, {}, { bearer })).list.map(({ class_id }) => class_id)
  const tracked = {
    content_id: assessment,
    cms_course_id: course,
    lesson_guid: lessonOne,
    class_id: classA,
    answers: { q1: ['a'], q2: ['5'] },
    time_spent_in_seconds: 30,
  }
  const attempt = (bearer: string, more: { given?: Date; command_id?: string } = {}) =>
    call(
      here(),
      recordAttempt,
      { enc_data: Buffer.from(JSON.stringify({ ...tracked, sync_guid: randomUUID() })).toString('base64url') },
      { bearer, ...more },
    )
  return {
    here,
    comeIn,
    codeOf,
    classesOf,
    attempt,
  }
}
