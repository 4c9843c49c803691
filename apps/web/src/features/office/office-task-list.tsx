import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { Badge } from '@maktab/ui/base/badge'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { Link } from '#page/router.tsx'
import styles from './office-task-list.module.css'

type Task = Output<Catalogue['listOfficeTasks']>['tasks'][number]

/** The list of those that a task counts: which one, and what it is asked for. */
const listOf = {
  learners_without_class: ['users', 'state=without_class&role=learner'],
  classes_without_teacher: ['classes', 'state=without_teacher'],
  classes_without_class_teacher: ['classes', 'state=without_class_teacher'],
  classes_without_learners: ['classes', 'state=without_learners'],
  never_signed_in: ['users', 'state=never_signed_in'],
  codes_ending: ['users', 'state=code_ending'],
  look_alikes: ['users', 'state=look_alike'],
  pending_moves: ['moves', 'state=pending'],
  unfinished_imports: ['imports', ''],
  attendance_not_taken: ['attendance', ''],
  payments_waiting: ['payments', ''],
} as const satisfies Readonly<Record<Task['kind'], readonly [list: string, asked: string]>>

/** Where each list of a campus stands, as the beginning of an address; undefined where somebody has no such list. */
export type TaskPlaces = Readonly<Record<(typeof listOf)[Task['kind']][0], string | undefined>>

const ofOwnCampus: TaskPlaces = {
  users: '/campus-admin/users?',
  classes: '/campus-admin/classes?',
  moves: '/campus-admin/moves?',
  imports: '/campus-admin/imports',
  attendance: '/campus-admin/attendance',
  payments: '/campus-admin/payments',
}

interface OfficeTaskListProps {
  readonly tasks: readonly Task[]
  /** Of a campus admin where they are left out. */
  readonly places?: TaskPlaces
}

/** What needs doing in the campus, each with how many and a way to them. */
export function OfficeTaskList({ tasks, places = ofOwnCampus }: OfficeTaskListProps) {
  const t = useT('tasks')
  const format = useFormat()
  return (
    <ul className={`bare ${styles['tasks']}`} role="list">
      {tasks.map(({ kind, count }) => {
        const [list, asked] = listOf[kind]
        const place = places[list]
        const told = (
          <>
            <Badge>{format.number(count)}</Badge> <span>{t(`tasks.${kind}`)}</span>
          </>
        )
        return (
          <li key={kind}>
            {place === undefined ? (
              <span className={styles['task']}>{told}</span>
            ) : (
              <Link className={styles['task']} to={place + asked}>
                {told}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}
