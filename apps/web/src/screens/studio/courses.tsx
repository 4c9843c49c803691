import { listStudioCourses } from '@maktab/client/calls/studio/course-versions.generated'
import type { ListedCourse } from '@maktab/contracts/studio/course-versions'
import { Button } from '@maktab/ui/base/button'
import { Card } from '@maktab/ui/layout/card'
import { SearchField } from '@maktab/ui/fields/search-field'
import { EmptyState } from '@maktab/ui/feedback/states'
import { StatusChip } from '@maktab/ui/feedback/status-chip'
import { linkClass } from '@maktab/ui/base/text-link'
import { useState } from 'react'
import { Link } from '#page/router.tsx'
import { CallState } from '#page/call-state.tsx'
import { fetched } from '#page/fetched.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useFormat } from '#language/use-format.ts'
import { useNow } from '#browser/use-now.ts'
import { useT } from '#language/use-t.ts'
import { studioRefused } from '#features/studio/studio-refused.tsx'
import styles from '#features/studio/studio.module.css'
import { subjectLabel } from '#features/content/subject-label.ts'
import { VersionStateChip } from '#features/studio/version-state-chip.tsx'

// Needed by whoever begins a course.
const NewCourseDialog = fetched(
  async () => (await import('#features/studio/new-course-dialog.tsx')).NewCourseDialog,
  () => null,
  ['parts', 'studio'],
)

/** The courses of the content team, each with what is at work on it. */
export function StudioCoursesScreen() {
  const t = useT('application', 'home', 'studio')
  const courses = useQuery(listStudioCourses, {})
  const [typed, setTyped] = useState('')
  const [isBeginning, setBeginning] = useState(false)
  return (
    <div className="grid gap-4">
      <h1>{t('titles.courses')}</h1>
      <CallState of={courses} shape="rows" refused={studioRefused}>
        {({ powers, list }) => {
          const sought = typed.trim().toLocaleLowerCase()
          const found = list.filter(({ title, subject, grade }) =>
            [title, subjectLabel(subject, t), grade].join(' ').toLocaleLowerCase().includes(sought),
          )
          return (
            <>
              <div className={`flex wrap gap-3 ${styles['finding']}`}>
                <div className={`grow ${styles['search']}`}>
                  <SearchField label={t('studio.find_course')} maxLength={100} value={typed} onValueChange={setTyped} />
                </div>
                {powers.mayWrite && (
                  <Button variant="primary" icon="add" onClick={() => setBeginning(true)}>
                    {t('studio.new_course')}
                  </Button>
                )}
              </div>
              {list.length === 0 && <EmptyState icon="book" title={t('studio.no_courses')} />}
              {list.length > 0 && found.length === 0 && (
                <EmptyState icon="search" title={t('studio.no_course_found')} />
              )}
              <ul className={`grid gap-3 bare ${styles['courses']}`} role="list">
                {found.map((course) => (
                  <li key={course.course_id}>
                    <CourseCard course={course} />
                  </li>
                ))}
              </ul>
              {isBeginning && <NewCourseDialog isOpen onClose={() => setBeginning(false)} />}
            </>
          )
        }}
      </CallState>
    </div>
  )
}

function CourseCard({
  course: { course_id, title, subject, grade, lessons, published_version, open },
}: {
  readonly course: ListedCourse
}) {
  const t = useT('courses', 'home', 'studio')
  const format = useFormat()
  const now = useNow()
  const name = title.trim() === '' ? t('studio.untitled') : title
  return (
    <Card
      isLink
      heading={
        <Link className={linkClass({ isAlone: true })} to={`/content/course?course_id=${course_id}`}>
          <bdi>{name}</bdi>
        </Link>
      }
    >
      <p className="soft">
        <bdi>{subjectLabel(subject, t)}</bdi> · {t('studio.in_grade', { grade: format.digits(grade) })} ·{' '}
        {t('content.lesson_count', { count: lessons })}
      </p>
      <p className="flex wrap gap-2">
        {published_version === null ? (
          <StatusChip icon="clock">{t('studio.never_published')}</StatusChip>
        ) : (
          <VersionStateChip state="published" version={published_version} />
        )}
        {open && <VersionStateChip state={open.state} version={open.version} />}
      </p>
      {open && (
        <p className="soft">
          {t('studio.saved_by', { name: open.saved_by_name, when: format.relative(new Date(open.saved_on), now) })}
        </p>
      )}
    </Card>
  )
}
