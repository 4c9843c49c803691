import { readMarksGrid } from '@maktab/client/calls/assignments/marks-grid.generated'
import { listClasses } from '@maktab/client/calls/schools/classes.generated'
import { Select } from '@maktab/ui/choice/select'
import { EmptyState } from '@maktab/ui/feedback/states'
import { PageHeading } from '@maktab/ui/layout/layout'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useSearchParams } from '#page/router.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useLiveEvents } from '#page/use-live-events.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { className } from '#features/schools/class-name.ts'
import { MarksGrid } from '#features/assignments/marking/marks-grid.tsx'
import styles from './assignments.module.css'

/** The marks of one class on one page (`class_id` in the address; the first class without). */
export function MarksScreen() {
  useLiveEvents()
  const t = useT('assignments', 'home', 'scores')
  const format = useFormat()
  const classes = useQuery(listClasses, {})
  const [search, setSearch] = useSearchParams()
  return (
    <div className={styles['page']}>
      <PageHeading title={t('scores.grid')} />
      <CallState of={classes} shape="rows">
        {({ list }) => {
          const chosen = list.find(({ class_id }) => String(class_id) === search.get('class_id')) ?? list[0]
          if (chosen === undefined) return <EmptyState title={t('schools.teacher_no_classes')} icon="classes" />
          return (
            <>
              {list.length > 1 && (
                <div className={styles['class']} data-print="no">
                  <Select
                    label={t('schools.class')}
                    value={chosen.class_id}
                    options={list.map((one) => ({ value: String(one.class_id), label: className(one, t, format) }))}
                    onChange={(event) => setSearch(new URLSearchParams({ class_id: event.target.value }))}
                  />
                </div>
              )}
              <Marks key={chosen.class_id} class_id={chosen.class_id} name={className(chosen, t, format)} />
            </>
          )
        }}
      </CallState>
    </div>
  )
}

function Marks({ class_id, name }: { class_id: number; name: string }) {
  const grid = useQuery(readMarksGrid, { class_id })
  return (
    <CallState of={grid} refused={{ not_found: () => <NotFound /> }} shape="rows">
      {(value) => <MarksGrid class_id={class_id} name={name} grid={value} />}
    </CallState>
  )
}
