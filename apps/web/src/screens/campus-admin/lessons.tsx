import { listInstituteCourses } from '@maktab/client/calls/office/office-courses.generated'
import type { OfficeCourse } from '@maktab/contracts/office/office-courses'
import { languageByCode } from '@maktab/i18n/languages'
import { buttonClass, Button } from '@maktab/ui/base/button'
import { Select } from '@maktab/ui/choice/select'
import { EmptyState, NotFoundState } from '@maktab/ui/feedback/states'
import { SearchField } from '@maktab/ui/fields/search-field'
import { Card } from '@maktab/ui/layout/card'
import { Grid, PageHeading, Stack } from '@maktab/ui/layout/layout'
import { Pagination } from '@maktab/ui/tables/pagination'
import { useState } from 'react'
import { useSettled } from '#features/access/use-settled.ts'
import { subjectLabel } from '#features/content/subject-label.ts'
import { SubjectMark } from '#features/content/subject-mark.tsx'
import { OfficeOffline } from '#features/office/office-form.tsx'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { CallState } from '#page/call-state.tsx'
import { Link, useSearchParams } from '#page/router.tsx'
import { useQuery } from '#page/use-calls.ts'

const pageSize = 50

/** The courses that the campus has, by grade, each a way to a class of it. */
export function CampusLessonsScreen() {
  const t = useT('application', 'classes')
  const format = useFormat()
  const [search, setSearch] = useSearchParams()
  const [typed, setTyped] = useState(search.get('search') ?? '')
  const search_string = useSettled(search.get('search') ?? '')
  const grade = search.get('grade') ?? ''
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1)
  const courses = useQuery(listInstituteCourses, {
    search_string,
    page,
    page_size: pageSize,
    ...(grade !== '' && { grade }),
  })
  const ask = (next: { search?: string; grade?: string; page?: string }) => {
    const wanted = { search: search.get('search') ?? '', grade, page: '', ...next }
    setSearch(Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== '')), { replace: true })
  }
  const known = courses.state === 'ready' ? courses.value.grades : []
  const grades = grade === '' || known.includes(grade) ? known : [...known, grade]

  return (
    <Stack gap={5}>
      <PageHeading title={t('titles.courses')} />
      <OfficeOffline />
      <Grid>
        <SearchField
          label={t('classes.find_course')}
          maxLength={100}
          value={typed}
          onValueChange={(value) => {
            setTyped(value)
            ask({ search: value.trim() })
          }}
        />
        <Select
          label={t('classes.grade')}
          value={grade}
          options={[
            { value: '', label: t('classes.every_grade') },
            ...grades.map((value) => ({ value, label: t('classes.in_grade', { grade: format.digits(value) }) })),
          ]}
          onChange={(event) => ask({ grade: event.target.value })}
        />
      </Grid>
      <CallState
        of={courses}
        refused={{ not_found: () => <NotFoundState title={t('classes.no_courses')} level={2} /> }}
      >
        {({ list, total }) =>
          list.length === 0 ? (
            <EmptyState
              icon="lessons"
              title={t('classes.no_courses')}
              actions={
                (typed !== '' || grade !== '') && (
                  <Button
                    onClick={() => {
                      setTyped('')
                      setSearch({}, { replace: true })
                    }}
                  >
                    {t('classes.show_all')}
                  </Button>
                )
              }
            />
          ) : (
            <>
              <Grid narrowest={18}>
                {list.map((course) => (
                  <Course key={course.course_id} of={course} />
                ))}
              </Grid>
              <Pagination
                page={page}
                pageSize={pageSize}
                total={total}
                onPageChange={(next) => ask({ page: next === 1 ? '' : String(next) })}
              />
            </>
          )
        }
      </CallState>
    </Stack>
  )
}

function Course({
  of: { course_id, title, subject, grade, language, total_lessons, total_classes },
}: {
  of: OfficeCourse
}) {
  const t = useT('classes', 'home')
  const format = useFormat()
  return (
    <Card heading={<bdi lang={languageByCode(language).tag}>{title}</bdi>}>
      <p className="flex middle gap-2">
        <SubjectMark subject={subject} />
        <span>
          <bdi>{subjectLabel(subject, t)}</bdi> · {t('classes.in_grade', { grade: format.digits(grade) })}
        </span>
      </p>
      <p className="soft">
        {t('classes.lesson_count', { count: total_lessons })} · {t('classes.class_count', { count: total_classes })}
      </p>
      <p>
        <Link
          className={buttonClass({ size: 'small' })}
          to={`/campus-admin/addclass?course=${course_id}&title=${encodeURIComponent(title)}`}
          aria-label={t('classes.make_from', { name: title })}
        >
          {t('classes.add_class')}
        </Link>
      </p>
    </Card>
  )
}
