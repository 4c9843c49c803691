import { listLessons } from '@maktab/client/calls/content/lessons.generated'
import { PageHeading } from '@maktab/ui/layout/layout'
import { useSearchParams } from '#page/router.tsx'
import { CallState, NotFound } from '#page/call-state.tsx'
import { fetched } from '#page/fetched.tsx'
import { useQuery } from '#page/use-calls.ts'
import { Path } from '#page/path.tsx'
import { Title } from '#page/title.tsx'
import { useT } from '#language/use-t.ts'
import { subjectLabel } from '#features/content/subject-label.ts'
import { SubjectMark } from '#features/content/subject-mark.tsx'
import { LessonList } from '#features/learning/lesson-list.tsx'
import styles from '#features/learning/lesson-list.module.css'

const TakeHome = fetched(
  async () => (await import('#features/downloads/take-home.tsx')).TakeHome,
  () => null,
  ['assignments', 'home', 'parts'],
)

/** The lessons of a class's course (`class_id` and `course_id` in the address). */
export function LessonsScreen() {
  const [search] = useSearchParams()
  const class_id = Number(search.get('class_id'))
  const course_id = Number(search.get('course_id'))
  const isPlace = Number.isSafeInteger(class_id) && class_id > 0 && Number.isSafeInteger(course_id) && course_id > 0
  return isPlace ? <Lessons class_id={class_id} course_id={course_id} /> : <NotFound />
}

function Lessons({ class_id, course_id }: { class_id: number; course_id: number }) {
  const t = useT('application', 'home')
  const lessons = useQuery(listLessons, { class_id, course_id })
  return (
    <CallState of={lessons} shape="rows" refused={{ not_found: () => <NotFound /> }}>
      {({ course_title, subject, language, list }) => (
        <>
          <Title of={course_title} />
          <PageHeading
            back={<Path over={[{ label: t('titles.my_classes'), href: '/learner/classes' }]} here={course_title} />}
            title={<bdi>{course_title}</bdi>}
            note={
              <span className={styles['subject']}>
                <SubjectMark subject={subject} />
                <bdi>{subjectLabel(subject, t)}</bdi>
              </span>
            }
          />
          <TakeHome wanted={{ kind: 'course', class_id, course_id }} />
          <LessonList list={list} class_id={class_id} language={language} />
        </>
      )}
    </CallState>
  )
}
