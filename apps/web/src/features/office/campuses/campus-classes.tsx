import { listOfficeClasses } from '@maktab/client/calls/office/office-classes.generated'
import type { OfficeClass } from '@maktab/contracts/office/office-classes'
import { Button } from '@maktab/ui/base/button'
import { EmptyState } from '@maktab/ui/feedback/states'
import { Card } from '@maktab/ui/layout/card'
import { Stack } from '@maktab/ui/layout/layout'
import { DataTable, type Column } from '@maktab/ui/tables/data-table'
import { Pagination } from '@maktab/ui/tables/pagination'
import { useSession } from '#calls/use-session.ts'
import { OfficeClassFilters, useClassFilters } from '#features/office/office-class-filters.tsx'
import { className } from '#features/schools/class-name.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { Link } from '#page/router.tsx'
import { useQuery } from '#page/use-calls.ts'
import { campusPlaces } from './campus-places.ts'

const pageSize = 10

/** The classes of a campus within reach, by grade and section; who may change them has ways to their forms and papers. */
export function CampusClasses({ institution_id }: { readonly institution_id: number }) {
  const t = useT('application', 'campus', 'classes', 'home')
  const format = useFormat()
  const { active_role } = useSession()
  const filters = useClassFilters()
  const classes = useQuery(listOfficeClasses, { ...filters.input, institution_id, page_size: pageSize })
  const area = campusPlaces(active_role).ofClasses
  const nameOf = (one: OfficeClass) => className(one, t, format)
  const columns: readonly Column<OfficeClass>[] = [
    {
      key: 'class',
      heading: t('classes.class'),
      isRowHeading: true,
      cell: (one) =>
        area === undefined || one.is_deleted ? (
          <bdi>{nameOf(one)}</bdi>
        ) : (
          <Link to={`${area}/addclass/${one.class_id}?campus=${institution_id}`}>
            <bdi>{nameOf(one)}</bdi>
          </Link>
        ),
    },
    {
      key: 'grade',
      heading: t('classes.grade'),
      cell: (one) => <bdi>{[format.digits(one.grade), one.section].join(' · ')}</bdi>,
    },
    {
      key: 'class_teacher',
      heading: t('classes.class_teacher'),
      cell: (one) => <bdi>{one.class_teacher?.full_name ?? t('classes.nobody')}</bdi>,
    },
    {
      key: 'teachers',
      heading: t('classes.teachers'),
      cell: (one) => <bdi>{one.teachers.map(({ full_name }) => full_name).join(' · ') || t('classes.nobody')}</bdi>,
    },
    {
      key: 'learners',
      heading: t('classes.learners'),
      isFigure: true,
      cell: (one) => format.number(one.total_students),
    },
    ...(area === undefined
      ? []
      : [
          {
            key: 'papers',
            heading: t('titles.papers'),
            cell: (one: OfficeClass) =>
              !one.is_deleted && (
                <Link
                  to={`${area}/print/class-list?class=${one.class_id}&campus=${institution_id}`}
                  aria-label={t('campuses.papers_of', { name: nameOf(one) })}
                >
                  {t('titles.papers')}
                </Link>
              ),
          },
        ]),
  ]
  return (
    <Card
      heading={t('campuses.classes')}
      actions={
        area !== undefined && <Link to={`${area}/addclass?campus=${institution_id}`}>{t('classes.add_class')}</Link>
      }
    >
      <Stack>
        <OfficeClassFilters
          of={filters}
          grades={classes.state === 'ready' ? classes.value.grades : []}
          sections={classes.state === 'ready' ? classes.value.sections : []}
        />
        <CallState of={classes} shape="rows" refused={{ not_found: () => <NotFound /> }}>
          {({ list, total }) =>
            list.length === 0 ? (
              <EmptyState
                icon="classes"
                level={3}
                title={t('classes.none')}
                actions={filters.isFiltered && <Button onClick={filters.clear}>{t('classes.show_all')}</Button>}
              >
                {filters.isFiltered && t('classes.none_like')}
              </EmptyState>
            ) : (
              <>
                <DataTable
                  caption={t('campuses.classes')}
                  isCaptionHidden
                  columns={columns}
                  rows={list}
                  rowKey={({ class_id }) => class_id}
                />
                <Pagination
                  page={filters.input.page}
                  pageSize={pageSize}
                  total={total}
                  onPageChange={(page) => filters.change({ page: page === 1 ? '' : String(page) })}
                />
              </>
            )
          }
        </CallState>
      </Stack>
    </Card>
  )
}
