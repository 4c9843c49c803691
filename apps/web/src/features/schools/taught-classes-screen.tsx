import { listClasses } from '@maktab/client/calls.generated'
import { EmptyState } from '@maktab/ui/states'
import { CallState } from '#calls/call-state.tsx'
import { useQuery } from '#calls/use-calls.ts'
import { useT } from '#shell/use-t.ts'
import styles from './classes-screen.module.css'
import { TaughtClassCard } from './taught-class-card.tsx'

/** The classes of a teacher; each leads to the work that was set for it. */
export function TaughtClassesScreen() {
  const t = useT()
  const classes = useQuery(listClasses, {})
  return (
    <>
      <h1 className={styles['title']}>{t('schools.my_classes')}</h1>
      <CallState of={classes}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState title={t('frame.empty_title')} icon="classes">
              <p>{t('schools.teacher_no_classes')}</p>
            </EmptyState>
          ) : (
            <ul className={styles['classes']} role="list">
              {list.map((one) => (
                <li key={one.class_id}>
                  <TaughtClassCard of={one} level={2} />
                </li>
              ))}
            </ul>
          )
        }
      </CallState>
    </>
  )
}
