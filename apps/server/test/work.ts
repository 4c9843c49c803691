/** Work in a test's school: an assignment set, handed in and scored through the calls themselves. */
import { randomUUID } from 'node:crypto'
import { createAssignment } from '@maktab/contracts/assignments/assignments'
import { handInSubmission } from '@maktab/contracts/assignments/submissions'
import { scoreSubmission } from '@maktab/contracts/assignments/scores'
import type { Input } from '@maktab/contracts/call'
import { value, type Caller } from './call.ts'
import { article, classA, classB, lessonOne, people, type Person, type School } from './school.ts'

const dayMs = 86_400_000
/** How far the clocks of Kabul are ahead. */
const kabulMs = 4.5 * 3_600_000

/** Sets an assignment of 10 marks that started as the school’s day began and is due in a week. */
export async function setWork(
  school: School,
  change: Partial<Input<typeof createAssignment>> = {},
  as: Person = people.teacher,
): Promise<string> {
  const now = school.clock.now.getTime()
  const { assignment_id } = await value(
    school,
    createAssignment,
    {
      assignment_id: randomUUID(),
      class_ids: [classA, classB],
      cms_content_ids: [article],
      lesson_guids: [lessonOne],
      title: 'Fractions around us',
      description: 'Find three fractions at home.',
      start_date: new Date(now - ((now + kabulMs) % dayMs)).toISOString(),
      due_date: new Date(now + 7 * dayMs).toISOString(),
      allowed_attempts: 2,
      total_score: 10,
      rubric_data: [
        {
          criterion_id: 'c1',
          title: 'Right',
          levels: [
            { level_id: 'l1', label: 'All', marks: 6 },
            { level_id: 'l2', label: 'Some', marks: 3 },
          ],
        },
        { criterion_id: 'c2', title: 'Clear', levels: [{ level_id: 'l1', label: 'Yes', marks: 4 }] },
      ],
      ...change,
    },
    { as },
  )
  return assignment_id
}

export async function handIn(
  school: School,
  assignment_id: string,
  change: Partial<Input<typeof handInSubmission>> = {},
  caller: Caller = {},
) {
  const input = {
    submission_id: randomUUID(),
    assignment_id,
    text: 'Half a bread, a quarter of an hour.',
    attachments: [],
    ...change,
  }
  return value(school, handInSubmission, input, { as: people.learner, ...caller })
}

/** Says something in the private thread of the learner, by whoever calls. */
export function say(school: School, assignment_id: string, text: string, caller: Caller & { readonly as: Person }) {
  const thread = caller.as.role === 'teacher' ? { user_id: people.learner.user_id } : {}
  return handIn(school, assignment_id, { kind: 'comment', text, ...thread }, caller)
}

export async function score(
  school: School,
  assignment_id: string,
  marks: number,
  { seen_on, ...caller }: Caller & { readonly seen_on?: string | null } = {},
) {
  const input = {
    assignment_id,
    user_id: people.learner.user_id,
    class_id: classA,
    score: marks,
    total_score: 10,
    teacher_remarks: `${marks} of 10`,
    rubric_levels: { c1: 'l2' },
    ...(seen_on !== undefined && { seen_on }),
  }
  return value(school, scoreSubmission, input, { as: people.teacher, ...caller })
}

/** A file that this person uploaded, laid down without its bytes. */
export async function ownFile(
  school: School,
  { institution_id, user_id }: Person,
  name = 'photo.jpg',
): Promise<string> {
  const file_id = randomUUID()
  await school.database.owner
    .insertInto('files')
    .values({
      institution_id,
      user_id,
      file_id,
      sha256: 'f'.repeat(64),
      name,
      mime_type: 'image/jpeg',
      size_bytes: 321,
      created_on: school.clock.now,
    })
    .execute()
  return file_id
}
