import { listCourses } from '@maktab/client/calls/content/courses.generated'
import type { GradeCourse } from '@maktab/contracts/content/courses'
import { subjectKeyOf } from '@maktab/domain/content/subjects'
import { languageByCode } from '@maktab/i18n/languages'
import { buttonClass } from '@maktab/ui/base/button'
import { Card } from '@maktab/ui/layout/card'
import { Icon } from '@maktab/ui/base/icon'
import { Grid, PageHeading, Stack } from '@maktab/ui/layout/layout'
import { ProgressBar } from '@maktab/ui/feedback/progress-bar'
import { Select } from '@maktab/ui/choice/select'
import { EmptyState } from '@maktab/ui/feedback/states'
import { Link, useSearchParams } from '#page/router.tsx'
import { CallState } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { subjectLabel } from '#features/content/subject-label.ts'
import { SubjectMark } from '#features/content/subject-mark.tsx'
import { SavedLessons } from '#features/learning/saved-lessons.tsx'
import styles from './subjects.module.css'

/** Grades of a school year; one that a school calls otherwise is among the learner's own. */
const usualGrades = Array.from({ length: 12 }, (_, at) => String(at + 1))

/** What can be learned in a grade, by subject, and what the learner keeps. */
export function SubjectsScreen() {
  const t = useT('application', 'finding')
  const format = useFormat()
  const [search, setSearch] = useSearchParams()
  const grade = search.get('grade') ?? ''
  const courses = useQuery(listCourses, { grade })
  return (
    <Stack gap={6}>
      <PageHeading
        title={t('titles.subjects')}
        actions={
          <Link className={buttonClass()} to="/learner/search">
            <Icon name="search" /> <span>{t('titles.search')}</span>
          </Link>
        }
      />
      <CallState of={courses}>
        {({ grades, list }) => {
          const offered = [...new Set([...grades, ...usualGrades])]
          return (
            <>
              <div className={styles['grade']}>
                <Select
                  label={t('finding.which_grade')}
                  value={grade}
                  options={[
                    {
                      value: '',
                      label: t('finding.in_grade', { grade: grades.map((one) => format.digits(one)).join(' · ') }),
                    },
                    ...offered.map((value) => ({
                      value,
                      label: t('finding.in_grade', { grade: format.digits(value) }),
                    })),
                  ]}
                  onChange={(event) =>
                    setSearch(event.target.value === '' ? {} : { grade: event.target.value }, { replace: true })
                  }
                />
              </div>
              {list.length === 0 ? (
                <EmptyState title={t('frame.empty_title')} icon="lessons">
                  <p>{t('finding.no_courses')}</p>
                </EmptyState>
              ) : (
                bySubject(list).map(([key, ofSubject]) => <Subject key={key} courses={ofSubject} />)
              )}
            </>
          )
        }}
      </CallState>
      <SavedLessons />
    </Stack>
  )
}

/** Several spellings of one subject stand together. */
function bySubject(list: readonly GradeCourse[]): readonly (readonly [string, readonly GradeCourse[]])[] {
  const subjects = [...new Set(list.map(({ subject }) => subjectKeyOf(subject)))]
  return subjects.map((key) => [key, list.filter(({ subject }) => subjectKeyOf(subject) === key)])
}

function Subject({ courses }: { courses: readonly GradeCourse[] }) {
  const t = useT('home')
  const written = courses[0]?.subject ?? ''
  const id = `subject-${subjectKeyOf(written)}`
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles['subject']}>
        <SubjectMark subject={written} />
        <bdi>{subjectLabel(written, t)}</bdi>
      </h2>
      <Grid narrowest={18}>
        {courses.map((course) => (
          <Course key={course.course_id} of={course} />
        ))}
      </Grid>
    </section>
  )
}

function Course({ of }: { of: GradeCourse }) {
  const t = useT('courses', 'finding', 'home')
  const format = useFormat()
  const { tag } = languageByCode(of.language)
  const title = <bdi lang={tag}>{of.title}</bdi>
  const isOpen = of.class_id !== null
  return (
    <Card
      level={3}
      isLink={isOpen}
      heading={
        isOpen ? <Link to={`/learner/lessons?class_id=${of.class_id}&course_id=${of.course_id}`}>{title}</Link> : title
      }
    >
      <p className="soft">{t('finding.in_grade', { grade: format.digits(of.grade) })}</p>
      {isOpen ? (
        <ProgressBar
          value={of.lesson_completion ?? 0}
          label={t('content.lesson_count', { count: of.total_lessons })}
          valueText={t('learning.percent_complete', { percent: format.percent(Math.round(of.lesson_completion ?? 0)) })}
          isLabelled
        />
      ) : (
        <p>
          {t('content.lesson_count', { count: of.total_lessons })} · {t('finding.catalogue_only')}
        </p>
      )}
    </Card>
  )
}
