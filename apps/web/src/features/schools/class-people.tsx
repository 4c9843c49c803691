import { listClassLearners } from '@maktab/client/calls/schools/classes.generated'
import { Avatar } from '@maktab/ui/base/avatar'
import { EmptyState } from '@maktab/ui/feedback/states'
import { useSession } from '#calls/use-session.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { Link } from '#page/router.tsx'
import { useQuery } from '#page/use-calls.ts'
import styles from './class-people.module.css'

interface ClassPeopleProps {
  readonly class_id: number
  readonly teacher_name: string
}

/** Who is in a class: its teacher, and for teachers its learners, each with a way to their performance. */
export function ClassPeople({ class_id, teacher_name }: ClassPeopleProps) {
  const t = useT('stream')
  const { active_role } = useSession()
  return (
    <div className="grid gap-4">
      <section className="grid gap-2">
        <h2>{t('stream.people_teacher')}</h2>
        <p className="flex middle gap-3">
          <Avatar name={teacher_name} />
          <bdi>{teacher_name}</bdi>
        </p>
      </section>
      {active_role === 'teacher' && (
        <section className="grid gap-2">
          <h2>{t('stream.people_learners')}</h2>
          <Learners class_id={class_id} />
        </section>
      )}
    </div>
  )
}

function Learners({ class_id }: { readonly class_id: number }) {
  const t = useT('stream')
  const learners = useQuery(listClassLearners, { class_id })
  return (
    <CallState of={learners} shape="rows" refused={{ not_found: () => <NotFound /> }}>
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState icon="user" title={t('stream.people_none')} />
        ) : (
          <ul className={styles['people']} role="list">
            {list.map(({ user_id, full_name, profile_image }) => (
              <li key={user_id} className="flex middle gap-3 shrink">
                <Avatar name={full_name} imageUrl={profile_image ?? undefined} />
                <Link to={`/teacher/performance/detail?class_id=${class_id}&user_id=${user_id}`} className="break">
                  <bdi>{full_name}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        )
      }
    </CallState>
  )
}
