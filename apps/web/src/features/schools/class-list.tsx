import { listClasses } from '@maktab/client/calls/schools/classes.generated'
import type { Class } from '@maktab/contracts/schools/classes'
import { EmptyState } from '@maktab/ui/feedback/states'
import type { ReactNode } from 'react'
import { CallState } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useT } from '#language/use-t.ts'
import styles from './class-list.module.css'

interface ClassListProps {
  /** Said where there is no class. */
  readonly none: string
  readonly children: (one: Class) => ReactNode
}

/** The classes of who is signed in, side by side, each as their role sees it. */
export function ClassList({ none, children }: ClassListProps) {
  const t = useT('application')
  const classes = useQuery(listClasses, {})
  return (
    <CallState of={classes}>
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState title={t('frame.empty_title')} icon="classes">
            <p>{none}</p>
          </EmptyState>
        ) : (
          <ul className={styles['classes']} role="list">
            {list.map((one) => (
              <li key={one.class_id}>{children(one)}</li>
            ))}
          </ul>
        )
      }
    </CallState>
  )
}
