import { randomUUID } from 'node:crypto'
import { uploadFile } from '@maktab/contracts/content/files'
import { listWaitingAttempts, scoreAnswers } from '@maktab/contracts/learning/answer-scores'
import { recordAttempt, type Answers } from '@maktab/contracts/learning/attempts'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { call, send } from './call.ts'
import { ask, everyKind } from './questions.ts'
import { assessment, classA, course, lessonOne, openSchool, people, type Person, type School } from './school.ts'

/** A school where a teacher scores written answers and files; registers the hooks that open and close it. */
export function openScoredAnswers() {
  let school: School
  const written = everyKind.filter(({ kind }) => ['true_false', 'long_answer', 'file'].includes(kind))
  beforeAll(async () => {
    school = await openSchool()
    await ask(school, written)
  })
  afterAll(() => school.close())
  beforeEach(async () => {
    const { owner } = school.database
    for (const table of [
      'users_content_attempts',
      'users_content',
      'rollup_learner_class',
      'rollup_class_day',
      'rollup_learner_day',
      'question_statistics',
    ] as const)
      await owner.deleteFrom(table).execute()
  })

  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )

  async function handOver(answers: Answers, as: Person = people.learner) {
    const sync_guid = randomUUID()
    const tracked = {
      sync_guid,
      content_id: assessment,
      cms_course_id: course,
      lesson_guid: lessonOne,
      class_id: classA,
      answers,
      time_spent_in_seconds: 60,
    }
    return {
      sync_guid,
      told: await call(
        school,
        recordAttempt,
        { enc_data: Buffer.from(JSON.stringify(tracked)).toString('base64url') },
        { as },
      ),
    }
  }

  async function photo(as: Person = people.learner): Promise<string> {
    const file_id = randomUUID()
    await send(
      school,
      uploadFile,
      { fields: { file_id, name: 'work.png' }, file: { name: 'work.png', bytes: png } },
      { as },
    )
    return file_id
  }

  const waiting = (as: Person = people.teacher) => call(school, listWaitingAttempts, { class_id: classA }, { as })
  const device_id = randomUUID()
  /** Everybody gives on one device, so that of one person's scores at the same moment the last counts. */
  const give = (
    sync_guid: string,
    scores: Record<string, { levels: Record<string, string>; remark: string }>,
    as: Person = people.teacher,
  ) =>
    call(
      school,
      scoreAnswers,
      { sync_guid, user_id: people.learner.user_id, class_id: classA, scores },
      { as, device_id },
    )
  const standing = async () =>
    school.database.owner
      .selectFrom('users_content')
      .select(['content_status', 'accuracy', 'attempts'])
      .executeTakeFirst()
  const classFigures = async () =>
    school.database.owner.selectFrom('rollup_learner_class').select(['attempts', 'accuracy_sum']).executeTakeFirst()
  return {
    get school() {
      return school
    },
    handOver,
    photo,
    waiting,
    give,
    standing,
    classFigures,
  }
}
