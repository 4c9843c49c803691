import {
  createCourse,
  listStudioCourses,
  publishCourse,
  readStudioCourse,
  reviewCourse,
  rollBackCourse,
  saveCourse,
  type CourseTree,
  type CourseVersion,
  type VersionStep,
} from '@maktab/contracts/studio/course-versions'
import type { LanguageCode } from '@maktab/contracts/fields'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import {
  decidePublish,
  decideRollBack,
  decideSave,
  decideSend,
  decideSendBack,
  treeFaults,
  type DraftPlace,
  type Standing,
} from '@maktab/domain/studio/course-versions'
import { bodyFaults } from '@maktab/domain/studio/revisions'
import { inside, type SchoolContext } from '#calls/handle.ts'
import { openTeam, type TeamEquipment, type TeamMember } from './content-team.ts'
import {
  findForeignLessons,
  insertVersion,
  listCourses,
  lockCourse,
  moveVersion,
  newCourseId,
  readVersions,
  saveTree,
  type VersionRow,
} from './course-versions.sql.ts'
import { publishTree } from './publishing.sql.ts'
import { findRevisions, keepLiveRevisions, readLatest, readRevisions } from './revisions.sql.ts'
import { findSkillIds } from './skills.sql.ts'

export const courseVersions = (equipment: TeamEquipment) => ({
  listStudioCourses: inside(listStudioCourses, async (context) => {
    const team = await openTeam(context, equipment)
    if (!team.ok) return team
    const rows = await listCourses(context.db, context.actor.tenant_id)
    const list = rows
      .filter(({ repository }) => team.value.reaches(repository))
      .map((row) => ({ ...row, language: row.language as LanguageCode }))
    return accept({ powers: team.value.powers, list })
  }),

  readStudioCourse: inside(readStudioCourse, async (context, { course_id, version }) => {
    const team = await openTeam(context, equipment)
    if (!team.ok) return team
    const versions = await readVersions(context.db, { ...context.actor, course_id })
    const shown = version === undefined ? currentOf(versions) : versions.find((row) => row.version === version)
    if (!shown || !team.value.reaches(shown.repository)) return refuse('not_found')
    const contents = await contentsOf(context, shown.tree)
    return accept({
      course_id,
      powers: team.value.powers,
      version: { ...shownVersion(shown), tree: shown.tree },
      contents,
      versions: versions.map(shownVersion),
    })
  }),

  createCourse: inside(createCourse, async (context, input) => {
    const team = await openTeam(context, equipment)
    if (!team.ok) return team
    const { powers, repository, hand } = team.value
    if (!powers.mayWrite) return refuse('may_not_write')
    const tree: CourseTree = { ...input, min_completion_percentage: 75, counted_attempt: 'best', lessons: [] }
    if (treeFaults(tree).course.some((fault) => fault !== 'no_lessons')) return refuse('course_incomplete')
    const course_id = await newCourseId(context.db)
    await insertVersion(
      context.db,
      { ...context.actor, course_id },
      { version: 1, state: 'draft', repository, tree, steps: [stepOf('begun', team.value)] },
      hand,
    )
    return accept({ course_id, version: 1 })
  }),

  saveCourse: inside(saveCourse, async (context, { course_id, tree, ...seen }) => {
    const opened = await openCourse(context, equipment, course_id)
    if (!opened.ok) return opened
    const { member, versions } = opened.value
    const current = currentOf(versions)
    const decision = decideSave({
      powers: member.powers,
      current,
      seen,
      tree,
      known: await knownOf(context, course_id, tree),
    })
    if (!decision.ok) return decision
    const kept = await keepTree(context, member, { course_id, versions, place: decision.value, tree })
    return accept({ ...kept, saved_on: context.now.toISOString() })
  }),

  reviewCourse: inside(reviewCourse, async (context, { course_id, step, note, ...seen }) => {
    const opened = await openCourse(context, equipment, course_id)
    if (!opened.ok) return opened
    const { member, versions } = opened.value
    const current = currentOf(versions)
    const asked = { powers: member.powers, current, seen }
    const decision =
      step === 'send'
        ? decideSend({ ...asked, isComplete: await isComplete(context, course_id, current) })
        : decideSendBack(asked)
    if (!decision.ok) return decision
    const saves = await moveVersion(
      context.db,
      { ...context.actor, course_id },
      {
        version: seen.version,
        state: decision.value,
        step: stepOf(step === 'send' ? 'sent' : 'sent_back', member, note),
      },
    )
    return accept({ state: decision.value, saves })
  }),

  publishCourse: inside(publishCourse, async (context, { course_id, ...seen }) => {
    const opened = await openCourse(context, equipment, course_id)
    if (!opened.ok) return opened
    const { member, versions } = opened.value
    const current = currentOf(versions)
    const decision = decidePublish({
      powers: member.powers,
      current,
      seen,
      isComplete: await isComplete(context, course_id, current),
    })
    if (!decision.ok) return decision
    if (!current) return refuse('not_found')
    const place = { ...context.actor, course_id }
    const before = publishedOf(versions)
    if (before) await moveVersion(context.db, place, { version: before.version, state: 'superseded', step: null })
    await moveVersion(context.db, place, {
      version: current.version,
      state: 'published',
      step: stepOf('published', member),
    })
    await show(context, course_id, current)
    return accept({ version: current.version })
  }),

  rollBackCourse: inside(
    rollBackCourse,
    async (context, { course_id, to_version, published_version: seenPublished }) => {
      const opened = await openCourse(context, equipment, course_id)
      if (!opened.ok) return opened
      const { member, versions } = opened.value
      const target = versions.find(({ version }) => version === to_version)
      const before = publishedOf(versions)
      const decision = decideRollBack({ powers: member.powers, published: before?.version, seenPublished, target })
      if (!decision.ok) return decision
      if (!target || !before) return refuse('not_found')
      const place = { ...context.actor, course_id }
      const version = 1 + Math.max(...versions.map((row) => row.version))
      await moveVersion(context.db, place, { version: before.version, state: 'superseded', step: null })
      const steps = [stepOf('taken_back', member, String(to_version))]
      await insertVersion(
        context.db,
        place,
        { version, state: 'published', repository: target.repository, tree: target.tree, steps },
        member.hand,
      )
      await show(context, course_id, target)
      return accept({ version })
    },
  ),
})

/** The version that is at work, else the one that learners see. */
export function currentOf(versions: readonly VersionRow[]): VersionRow | undefined {
  return versions.find(({ state }) => state === 'draft' || state === 'review') ?? publishedOf(versions)
}

function publishedOf(versions: readonly VersionRow[]): VersionRow | undefined {
  return versions.find(({ state }) => state === 'published')
}

function shownVersion({ version, state, saves, saved_by_name, saved_on, steps }: VersionRow): CourseVersion {
  return { version, state, saves, saved_by_name, saved_on: saved_on?.toISOString() ?? null, steps }
}

function stepOf(step: VersionStep['step'], { hand }: TeamMember, note = ''): VersionStep {
  return { step, by: hand.user_id, by_name: hand.full_name, on: hand.now.toISOString(), note }
}

export interface OpenCourse {
  readonly member: TeamMember
  readonly versions: readonly VersionRow[]
}

/** For whoever is going to write: the course is theirs alone until the transaction ends. What learners see from before there were versions is written down as the first. */
export async function openCourse(
  context: SchoolContext,
  equipment: TeamEquipment,
  course_id: number,
): Promise<Outcome<OpenCourse, 'not_content_team' | 'not_found'>> {
  const { db, actor } = context
  const team = await openTeam(context, equipment)
  if (!team.ok) return team
  const place = { ...actor, course_id }
  await lockCourse(db, place)
  const versions = await readVersions(db, place)
  const current = currentOf(versions)
  if (!current || !team.value.reaches(current.repository)) return refuse('not_found')
  if (current.saved_on === null) {
    const { hand } = team.value
    await keepLiveRevisions(db, actor.tenant_id, idsIn(current.tree), hand)
    await insertVersion(db, place, current, { ...hand, full_name: '' })
  }
  return accept({ member: team.value, versions })
}

interface Kept {
  readonly course_id: number
  readonly versions: readonly VersionRow[]
  readonly place: DraftPlace
  readonly tree: CourseTree
}

/** Keeps a tree where the rule says; a new version has the next number of all. */
export async function keepTree(
  { db, actor }: SchoolContext,
  member: TeamMember,
  { course_id, versions, place, tree }: Kept,
): Promise<{ readonly version: number; readonly saves: number }> {
  const course = { ...actor, course_id }
  if (place.kind === 'draft')
    return { version: place.version, saves: await saveTree(db, course, { version: place.version, tree }, member.hand) }
  const repository = currentOf(versions)?.repository ?? null
  const version = 1 + Math.max(...versions.map((row) => row.version))
  await insertVersion(
    db,
    course,
    { version, state: 'draft', repository, tree, steps: [stepOf('begun', member)] },
    member.hand,
  )
  return { version, saves: 1 }
}

function idsIn({ lessons }: CourseTree): number[] {
  return lessons.flatMap(({ contents }) => contents.map(({ content_id }) => content_id))
}

async function knownOf({ db, actor }: SchoolContext, course_id: number, tree: CourseTree) {
  const { tenant_id } = actor
  const guids = tree.lessons.map(({ lesson_guid }) => lesson_guid)
  const foreign = await findForeignLessons(db, { tenant_id, course_id }, guids)
  const revisions = await findRevisions(
    db,
    tenant_id,
    tree.lessons.flatMap(({ contents }) => contents),
  )
  const skill_ids = await findSkillIds(
    db,
    tenant_id,
    tree.lessons.flatMap((lesson) => lesson.skill_ids),
  )
  return { revisions, skill_ids, foreign_lessons: new Set(foreign) }
}

/** The contents of a tree as they are named there, each with what is still missing. */
async function contentsOf({ db, actor }: SchoolContext, { lessons }: CourseTree) {
  const named = lessons.flatMap(({ contents }) => contents)
  const [rows, latest] = [
    await readRevisions(db, actor.tenant_id, named),
    await readLatest(
      db,
      actor.tenant_id,
      named.map(({ content_id }) => content_id),
    ),
  ]
  return rows.map(({ content_id, revision, title, content_type, size_bytes, body }) => ({
    content_id,
    revision,
    latest: latest.get(content_id) ?? revision,
    title,
    content_type,
    size_bytes,
    faults: [...bodyFaults({ title, body })],
  }))
}

async function isComplete(
  context: SchoolContext,
  course_id: number,
  current: (Standing & Pick<VersionRow, 'tree'>) | undefined,
): Promise<boolean> {
  if (!current) return false
  const { tree } = current
  const faults = treeFaults(tree)
  if (faults.course.length + faults.lessons.size > 0) return false
  const { foreign_lessons } = await knownOf(context, course_id, tree)
  const contents = await contentsOf(context, tree)
  return (
    foreign_lessons.size === 0 &&
    contents.length === idsIn(tree).length &&
    contents.every((content) => content.faults.length === 0)
  )
}

/** Learners see it from the end of this transaction on. */
async function show(
  { db, actor, now }: SchoolContext,
  course_id: number,
  { tree, repository }: Pick<VersionRow, 'tree' | 'repository'>,
): Promise<void> {
  await keepLiveRevisions(db, actor.tenant_id, idsIn(tree), { user_id: actor.user_id, now })
  await publishTree(db, { ...actor, course_id }, { tree, repository })
}
