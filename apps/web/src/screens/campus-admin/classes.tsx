import {
  archiveOfficeClasses,
  listOfficeClasses,
  restoreOfficeClasses,
} from '@maktab/client/calls/office/office-classes.generated'
import { exportClasses } from '@maktab/client/calls/office/office-sheets.generated'
import { listOfficeTasks } from '@maktab/client/calls/office/office-tasks.generated'
import type { OfficeClass } from '@maktab/contracts/office/office-classes'
import { buttonClass, Button } from '@maktab/ui/base/button'
import { Icon } from '@maktab/ui/base/icon'
import { Notice } from '@maktab/ui/feedback/notice'
import { EmptyState, NotFoundState } from '@maktab/ui/feedback/states'
import { PageHeading, Stack } from '@maktab/ui/layout/layout'
import { Menu, MenuItem, menuLinkProps } from '@maktab/ui/overlays/menu'
import { DataTable, type Column } from '@maktab/ui/tables/data-table'
import { Pagination } from '@maktab/ui/tables/pagination'
import { useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useCapabilities } from '#calls/use-tenant.ts'
import { OfficeClassFilters, useClassFilters } from '#features/office/office-class-filters.tsx'
import { className } from '#features/schools/class-name.ts'
import { OfficeOffline } from '#features/office/office-form.tsx'
import { SheetButton } from '#features/office/sheet-button.tsx'
import { OfficeTaskList } from '#features/office/office-task-list.tsx'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { CallState } from '#page/call-state.tsx'
import { fetched } from '#page/fetched.tsx'
import { Link } from '#page/router.tsx'
import { useCommand, useQuery } from '#page/use-calls.ts'

const pageSize = 50

const DeleteClassDialog = fetched(
  async () => (await import('#features/office/delete-class-dialog.tsx')).DeleteClassDialog,
  () => null,
  ['classes', 'office'],
)

/** What was done last, and how it is taken back. */
interface Done {
  readonly text: string
  readonly undo?: () => void
}

/** The classes of a campus by grade and section, and what its office does with them: its first screen (seed 000 §2). */
export function CampusClassesScreen() {
  const t = useT('application', 'classes', 'home')
  const format = useFormat()
  const filters = useClassFilters()
  const classes = useQuery(listOfficeClasses, { ...filters.input, page_size: pageSize })
  const { mayDeleteClasses } = useCapabilities()
  const archiving = useCommand(archiveOfficeClasses)
  const restoring = useCommand(restoreOfficeClasses)
  const [done, setDone] = useState<Done>()
  const [problem, setProblem] = useState<string>()
  const [goingAway, setGoingAway] = useState<OfficeClass>()
  const nameOf = (one: OfficeClass) => className(one, t, format)

  async function archive(one: OfficeClass, is_archived: boolean, isUndo = false): Promise<void> {
    const answer = await archiving.run({ class_ids: [one.class_id], is_archived })
    if (!answer.ok) return setProblem(explain(t, answer))
    setProblem(undefined)
    setDone({
      text: t(is_archived ? 'classes.archived' : 'classes.unarchived', { name: nameOf(one) }),
      ...(!isUndo && { undo: () => void archive(one, !is_archived, true) }),
    })
  }

  async function restore(one: OfficeClass): Promise<void> {
    const answer = await restoring.run({ class_ids: [one.class_id] })
    if (!answer.ok) return setProblem(explain(t, answer))
    setProblem(undefined)
    setDone({ text: t('classes.restored', { name: nameOf(one) }) })
  }

  const actionsOf = (one: OfficeClass) =>
    one.is_deleted ? (
      <Button size="small" onClick={() => void restore(one)}>
        {t('classes.restore')}
      </Button>
    ) : (
      <Menu label={t('classes.actions', { name: nameOf(one) })} icon="more">
        <Link {...menuLinkProps} to={`/campus-admin/addclass/${one.class_id}`}>
          {t('classes.change')}
        </Link>
        <MenuItem onClick={() => void archive(one, one.is_active)}>
          {t(one.is_active ? 'classes.archive' : 'classes.unarchive')}
        </MenuItem>
        {mayDeleteClasses && (
          <MenuItem isDangerous onClick={() => setGoingAway(one)}>
            {t('classes.delete')}
          </MenuItem>
        )}
      </Menu>
    )

  const columns: readonly Column<OfficeClass>[] = [
    {
      key: 'class',
      heading: t('classes.class'),
      isRowHeading: true,
      cell: (one) =>
        one.is_deleted ? (
          <bdi>{nameOf(one)}</bdi>
        ) : (
          <Link to={`/campus-admin/addclass/${one.class_id}`}>
            <bdi>{nameOf(one)}</bdi>
          </Link>
        ),
    },
    {
      key: 'grade',
      heading: t('classes.grade'),
      cell: (one) => <bdi>{[format.digits(one.grade), one.section].join(' · ')}</bdi>,
    },
    { key: 'code', heading: t('classes.code'), cell: (one) => <bdi dir="ltr">{one.class_code}</bdi> },
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
    {
      key: 'actions',
      heading: t('classes.change'),
      cell: actionsOf,
    },
  ]

  return (
    <Stack gap={5}>
      <PageHeading
        title={t('titles.classes')}
        actions={
          <Link className={buttonClass({ variant: 'primary' })} to="/campus-admin/addclass">
            <Icon name="add" /> <span>{t('classes.add_class')}</span>
          </Link>
        }
      />
      <OfficeOffline />
      <SheetButton
        call={exportClasses}
        input={filters.input.grade === undefined ? {} : { grade: filters.input.grade }}
        label={t('classes.take_sheet')}
      />
      <Waiting />
      <div role="status">
        {done !== undefined && (
          <Notice
            tone="success"
            onClose={() => setDone(undefined)}
            actions={done.undo && <Button onClick={done.undo}>{t('classes.undo')}</Button>}
          >
            {done.text}
          </Notice>
        )}
      </div>
      <div role="alert">{problem !== undefined && <Notice tone="danger">{problem}</Notice>}</div>
      <OfficeClassFilters
        of={filters}
        grades={classes.state === 'ready' ? classes.value.grades : []}
        sections={classes.state === 'ready' ? classes.value.sections : []}
      />
      <CallState
        of={classes}
        shape="rows"
        refused={{ not_found: () => <NotFoundState title={t('classes.none')} level={2} /> }}
      >
        {({ list, total }) =>
          list.length === 0 ? (
            <EmptyState
              icon="classes"
              title={t('classes.none')}
              actions={filters.isFiltered && <Button onClick={filters.clear}>{t('classes.show_all')}</Button>}
            >
              {filters.isFiltered && t('classes.none_like')}
            </EmptyState>
          ) : (
            <>
              <DataTable
                caption={t('titles.classes')}
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
      {goingAway !== undefined && (
        <DeleteClassDialog
          of={goingAway}
          name={nameOf(goingAway)}
          onClose={() => setGoingAway(undefined)}
          onDeleted={() => {
            setDone({ text: t('classes.deleted', { name: nameOf(goingAway) }), undo: () => void restore(goingAway) })
            setGoingAway(undefined)
          }}
        />
      )}
    </Stack>
  )
}

/** What else needs doing in the campus; nothing where nothing does, or while it is not known: the classes do not wait for it. */
function Waiting() {
  const t = useT('tasks')
  const found = useQuery(listOfficeTasks, {})
  if (found.state !== 'ready' || found.value.tasks.length === 0) return null
  return (
    <section aria-label={t('tasks.to_do')}>
      <OfficeTaskList tasks={found.value.tasks} />
    </section>
  )
}
