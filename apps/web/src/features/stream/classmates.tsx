import { listClassmates } from '@maktab/client/calls/stream/classmates.generated'
import { Avatar } from '@maktab/ui/base/avatar'
import { useState } from 'react'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import styles from './stream.module.css'
import { TurnPages } from './turn-pages.tsx'

/** Whom a learner meets in a class, by name alone; nothing where the tenant does not let learners speak to each other. */
export function Classmates({ class_id }: { readonly class_id: number }) {
  const t = useT('stream')
  const [page, setPage] = useState(1)
  const classmates = useQuery(listClassmates, { class_id, page })
  if (classmates.state === 'refused' && classmates.refusal === 'not_allowed') return null
  return (
    <section className="grid gap-2">
      <h2>{t('stream.people_learners')}</h2>
      <CallState of={classmates} shape="rows" refused={{ not_found: () => <NotFound />, not_allowed: () => null }}>
        {({ list, total_pages }) => (
          <>
            <ul className={styles['names']} role="list">
              {list.map(({ full_name }, place) => (
                // Names are no keys: two of a class may have the same.
                <li key={`${place} ${full_name}`} className="flex middle gap-3 shrink">
                  <Avatar name={full_name} />
                  <bdi className="break">{full_name}</bdi>
                </li>
              ))}
            </ul>
            <TurnPages page={page} pages={total_pages} onTurn={setPage} />
          </>
        )}
      </CallState>
    </section>
  )
}
