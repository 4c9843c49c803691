import { listActionable } from '@maktab/client/calls/office/office-dashboards.generated'
import { Badge } from '@maktab/ui/base/badge'
import { EmptyState } from '@maktab/ui/feedback/states'
import { Card } from '@maktab/ui/layout/card'
import { useSession } from '#calls/use-session.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { Link } from '#page/router.tsx'
import { useQuery } from '#page/use-calls.ts'
import { campusPlaces } from '../campuses/campus-places.ts'
import { taskPlaces } from '../campuses/task-places.ts'
import { OfficeTaskList } from '../office-task-list.tsx'

/** What needs doing in the campus, or in how many campuses something does; each count leads to the list of those. */
export function ToDo({ institution_id }: { readonly institution_id?: number | undefined }) {
  const t = useT('tasks')
  const { number } = useFormat()
  const { active_role } = useSession()
  const found = useQuery(listActionable, institution_id === undefined ? {} : { institution_id })
  const { list } = campusPlaces(active_role)
  return (
    <Card heading={t('tasks.to_do')}>
      <CallState of={found} shape="lines" refused={{ not_found: () => <NotFound /> }}>
        {(value) => {
          if (value.tasks.length === 0) return <EmptyState level={3} icon="check" title={t('tasks.nothing')} />
          if (value.of === 'campus')
            return active_role === 'campus_admin' ? (
              <OfficeTaskList tasks={value.tasks} />
            ) : (
              <OfficeTaskList tasks={value.tasks} places={taskPlaces(active_role, value.institution_id)} />
            )
          return (
            <ul className="grid gap-3 bare" role="list">
              {value.tasks.map(({ kind, count }) => (
                <li key={kind}>
                  <Link className="flex middle gap-2" to={`${list}?state=${kind}`}>
                    <Badge>{number(count)}</Badge> <span>{t(`tasks.campuses_${kind}`)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }}
      </CallState>
    </Card>
  )
}
