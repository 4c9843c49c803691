/** People of the content team, beside the small school's own. */
import { readStudioCourse, saveCourse, type CourseTree } from '@maktab/contracts/studio/course-versions'
import { saveRevision } from '@maktab/contracts/studio/revisions'
import type { Input } from '@maktab/contracts/call'
import { value } from './call.ts'
import { course, lessonOne, type Person, type School } from './school.ts'

const member = (user_id: number, username: string, institution_id = 10, tenant_id = 1): Person => ({
  user_id,
  username,
  institution_id,
  tenant_id,
  role: 'content_team',
})

/** School 10 counts writers and first reviewers; school 20 has full access; school 30 is another tenant's, with full access there. */
export const contentTeam = {
  writer: member(7001, 'writer'),
  otherWriter: member(7002, 'writer.two'),
  reviewer: member(7003, 'reviewer'),
  /** Holds a role that school 10 does not count. */
  uncounted: member(7004, 'reviewer.three'),
  manager: member(7005, 'manager', 20),
  abroad: member(7006, 'writer.abroad', 30, 4),
} as const

const held: Readonly<Record<keyof typeof contentTeam, string>> = {
  writer: 'cd',
  otherWriter: 'cd',
  reviewer: 'cr',
  uncounted: 'cr3',
  manager: 'cr2',
  abroad: 'cd',
}

export async function addContentTeam({ database }: School): Promise<void> {
  const { owner } = database
  await owner
    .insertInto('users')
    .values(
      Object.entries(contentTeam).map(([name, { user_id, institution_id, username }]) => {
        const role = held[name as keyof typeof contentTeam]
        return {
          institution_id,
          user_id,
          username,
          full_name: username,
          roles: [role],
          active_role: role,
          current_language: 'en',
        }
      }),
    )
    .execute()
  await owner
    .insertInto('content_institutions')
    .values([
      { tenant_id: 1, institution_id: 10, cms_roles: ['cd', 'cr'] },
      { tenant_id: 1, institution_id: 20, is_cms_full_access: true },
      { tenant_id: 4, institution_id: 30, is_cms_full_access: true },
    ])
    .execute()
}

export const readCourse = (school: School, as: Person = contentTeam.writer) =>
  value(school, readStudioCourse, { course_id: course }, { as })

/** Changes the course's tree as it stands now. */
export async function changeCourse(
  school: School,
  change: (tree: CourseTree) => CourseTree,
  as: Person = contentTeam.writer,
) {
  const { version } = await readCourse(school, as)
  return value(
    school,
    saveCourse,
    { course_id: course, version: version.version, saves: version.saves, tree: change(version.tree) },
    { as },
  )
}

/** Writes an article of one paragraph; a new one unless the input says otherwise. */
export function writeArticle(
  school: School,
  text: string,
  more: Partial<Input<typeof saveRevision>> = {},
  as: Person = contentTeam.writer,
) {
  const body = { kind: 'article' as const, blocks: [{ kind: 'paragraph' as const, text }] }
  return value(
    school,
    saveRevision,
    {
      course_id: course,
      lesson_guid: lessonOne,
      content_id: null,
      based_on: null,
      title: text,
      content_type: 'article',
      body,
      ...more,
    },
    { as },
  )
}
