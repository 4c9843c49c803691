import { listClasses } from '@maktab/client/calls/schools/classes.generated'
import { listStreamPosts } from '@maktab/client/calls/stream/stream-posts.generated'
import type { Class } from '@maktab/contracts/schools/classes'
import { takesAttendance } from '@maktab/domain/tenants/capabilities'
import { linkClass } from '@maktab/ui/base/text-link'
import { PageHeading } from '@maktab/ui/layout/layout'
import { Tabs } from '@maktab/ui/layout/tabs'
import type { ReactNode } from 'react'
import { useSession } from '#calls/use-session.ts'
import { useCapabilities } from '#calls/use-tenant.ts'
import { useHasAssignments } from '#features/assignments/use-has-assignments.ts'
import { numberIn } from '#features/learning/place.ts'
import { className } from '#features/schools/class-name.ts'
import { firstPosts } from '#features/stream/stream-posts.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { CallState } from '#page/call-state.tsx'
import { fetched } from '#page/fetched.tsx'
import { Link, Navigate, useSearchParams } from '#page/router.tsx'
import { ScreenLoading } from '#page/screen-loading.tsx'
import { Title } from '#page/title.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useLiveEvents } from '#page/use-live-events.ts'

// Few come by a link, and few streams are off.
const OfLink = fetched(async () => (await import('#features/people/of-link.tsx')).OfLink, ScreenLoading, ['account'])
const SwitchStreamOn = fetched(
  async () => (await import('#features/stream/switch-stream-on.tsx')).SwitchStreamOn,
  () => null,
  ['stream'],
)

const TakeHome = fetched(
  async () => (await import('#features/downloads/take-home.tsx')).TakeHome,
  () => null,
  ['assignments', 'home', 'parts'],
)

const StreamTab = fetched(async () => (await import('#features/stream/stream-tab.tsx')).StreamTab, ScreenLoading, [
  'parts',
  'stream',
  'work',
])
const OnePost = fetched(async () => (await import('#features/stream/one-post.tsx')).OnePost, ScreenLoading, [
  'stream',
  'work',
])
const ClassWork = fetched(async () => (await import('#features/assignments/class-work.tsx')).ClassWork, ScreenLoading, [
  'assignments',
  'home',
])
const ClassLessons = fetched(
  async () => (await import('#features/learning/class-lessons.tsx')).ClassLessons,
  ScreenLoading,
  ['courses', 'home'],
)
const ClassPeople = fetched(
  async () => (await import('#features/schools/class-people.tsx')).ClassPeople,
  ScreenLoading,
  ['stream'],
)
const Classmates = fetched(
  async () => (await import('#features/stream/classmates.tsx')).Classmates,
  () => null,
  ['stream'],
)
const ClassLibrary = fetched(
  async () => (await import('#features/stream/class-library.tsx')).ClassLibrary,
  ScreenLoading,
  ['parts', 'stream', 'work'],
)
const ClassAttendance = fetched(
  async () => (await import('#features/attendance/class-attendance.tsx')).ClassAttendance,
  ScreenLoading,
  ['attendance', 'home', 'parts', 'work'],
)

/** The home of a class (`class_id`, `tab` and, to open one post, `post` in the address): what is said, set, shared, and who is there. A link of a mail names it by `code`. */
export function ClassHomeScreen() {
  const [search] = useSearchParams()
  return search.has('code') ? (
    <OfLink>
      <Home />
    </OfLink>
  ) : (
    <Home />
  )
}

function Home() {
  const [search] = useSearchParams()
  const { active_role } = useSession()
  const classes = useQuery(listClasses, {})
  const class_id = numberIn(search, 'class_id')
  return (
    <CallState of={classes} shape="card">
      {({ list }) => {
        // A class that was left is not theirs any more: the ones that they have are.
        const found = list.find((one) => one.class_id === class_id)
        if (found === undefined) return <Navigate to={`/${active_role}/classes`} replace />
        return <Room key={found.class_id} of={found} />
      }}
    </CallState>
  )
}

function Room({ of }: { readonly of: Class }) {
  useLiveEvents()
  const t = useT('application', 'home', 'stream')
  const format = useFormat()
  const [search, setSearch] = useSearchParams()
  const { active_role } = useSession()
  const { class_id } = of
  const first = useQuery(listStreamPosts, firstPosts(class_id))
  const isOff = first.state === 'ready' && first.value.is_off
  const tabs = usePartsOf(of, isOff)
  const wanted = search.get('tab')
  const current = tabs.find(({ key }) => key === wanted)?.key ?? tabs[0]?.key ?? ''
  const name = className(of, t, format)
  return (
    <>
      <Title of={name} />
      <PageHeading
        back={
          <Link className={linkClass({ isAlone: true })} to={`/${active_role}/classes`}>
            {t('titles.my_classes')}
          </Link>
        }
        title={<bdi>{name}</bdi>}
        note={<bdi>{of.course_title}</bdi>}
        actions={active_role === 'learner' ? <TakeHome wanted={{ kind: 'class', class_id }} /> : undefined}
      />
      {isOff && active_role === 'teacher' && <SwitchStreamOn class_id={class_id} />}
      <Tabs
        label={t('stream.parts')}
        tabs={tabs}
        current={current}
        onChange={(tab) => setSearch({ class_id: String(class_id), tab })}
      />
    </>
  )
}

interface Part {
  readonly key: string
  readonly label: string
  readonly panel: ReactNode
}

/** The parts that this class has for who looks: no stream where it is off, no work or attendance where the school has none. */
function usePartsOf({ class_id, course_id, teacher_name }: Class, isOff: boolean): readonly Part[] {
  const t = useT('application', 'stream')
  const [search] = useSearchParams()
  const capabilities = useCapabilities()
  const session = useSession()
  const { active_role } = session
  const hasAssignments = useHasAssignments()
  const post_id = search.get('post')
  const all = `/${active_role}/class/dashboard?class_id=${class_id}`
  const stream =
    post_id === null ? (
      <StreamTab class_id={class_id} />
    ) : (
      <OnePost key={post_id} class_id={class_id} post_id={post_id} all={all} />
    )
  const parts: (Part & { readonly isThere?: boolean })[] = [
    { key: 'stream', label: t('stream.stream'), panel: stream, isThere: !isOff },
    { key: 'work', label: t('titles.assignments'), panel: <ClassWork class_id={class_id} />, isThere: hasAssignments },
    { key: 'lessons', label: t('titles.lessons'), panel: <ClassLessons class_id={class_id} course_id={course_id} /> },
    {
      key: 'people',
      label: t('titles.office_people'),
      panel: (
        <div className="grid gap-4">
          <ClassPeople class_id={class_id} teacher_name={teacher_name} />
          {active_role === 'learner' && !isOff && <Classmates class_id={class_id} />}
        </div>
      ),
    },
    { key: 'library', label: t('stream.library'), panel: <ClassLibrary class_id={class_id} />, isThere: !isOff },
    {
      key: 'attendance',
      label: t('titles.attendance'),
      panel: <ClassAttendance class_id={class_id} />,
      isThere: active_role === 'teacher' && takesAttendance(capabilities, session),
    },
  ]
  return parts.filter(({ isThere = true }) => isThere)
}
