/** The people of a shared device, to be pointed at instead of typing a name. Loaded only where somebody is kept here. */
import { Avatar } from '@maktab/ui/base/avatar'
import { Button } from '@maktab/ui/base/button'
import { Icon } from '@maktab/ui/base/icon'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useConnection } from '#calls/connection.ts'
import type { PersonHere } from '#sessions/people-here.ts'
import { waitingOf } from '#sessions/waiting-notes.ts'
import styles from './people-tiles.module.css'
import { useT } from '#language/use-t.ts'

const PersonRemoval = lazy(async () => ({ default: (await import('./person-removal.tsx')).PersonRemoval }))

interface PeopleTilesProps {
  /** What this person last typed to sign in. */
  readonly onChoose: (username: string) => void
}

export function PeopleTiles({ onChoose }: PeopleTilesProps) {
  const t = useT('pages')
  const { boot, here, session } = useConnection()
  const [people, setPeople] = useState<readonly PersonHere[]>([])
  const [isRemoving, setRemoving] = useState(false)
  const [leaving, setLeaving] = useState<PersonHere>()
  const [removed, setRemoved] = useState<string>()
  const [chosen, setChosen] = useState<PersonHere>()

  function choose(person: PersonHere): void {
    setChosen(person)
    onChoose(person.username)
  }

  useEffect(() => {
    let isShown = true
    void here
      .people()
      .then((all) => all.list(session.current))
      .then(
        (found) => isShown && setPeople(found),
        () => undefined,
      )
    return () => void (isShown = false)
  }, [here, session])

  if (people.length === 0) return <Said>{removed === undefined ? '' : t('here.removed', { name: removed })}</Said>
  return (
    <section className="grid gap-2" aria-labelledby="people-here" data-needs-room="">
      <div className="flex middle between gap-2">
        <h2 id="people-here" className="medium">
          {t('here.title')}
        </h2>
        <Button variant="quiet" size="small" className={styles['edge']} onClick={() => setRemoving(!isRemoving)}>
          {t(isRemoving ? 'here.done' : 'here.remove_someone')}
        </Button>
      </div>
      <ul className={`grid gap-2 bare ${styles['list']}`} role="list">
        {people.map((person) => (
          <li key={person.person} className="grid">
            <button
              type="button"
              className={`grid centred gap-1 shrink edged rounded surface text-centre ${styles['person']}`}
              {...(isRemoving
                ? { 'aria-label': t('here.remove_named', { name: person.full_name }) }
                : { 'aria-pressed': person === chosen })}
              onClick={() => (isRemoving ? setLeaving(person) : choose(person))}
            >
              {isRemoving ? (
                <span className={`grid centred round ${styles['removing']}`}>
                  <Icon name="remove" size={1.375} />
                </span>
              ) : (
                <Avatar name={person.full_name} />
              )}
              <bdi className={`small strong tight ${styles['name']}`}>{person.full_name}</bdi>
              {!isRemoving && <Waiting count={waitingOf({ ...person, tenant_id: boot.tenant.id }) ?? 0} />}
            </button>
          </li>
        ))}
      </ul>
      <Said>{removed === undefined ? '' : t('here.removed', { name: removed })}</Said>
      {leaving !== undefined && (
        <Suspense fallback={null}>
          <PersonRemoval
            person={leaving}

            onClose={(isDone) => {
              setLeaving(undefined)
              if (!isDone) return
              setRemoved(leaving.full_name)
              setPeople(people.filter((one) => one !== leaving))
              setRemoving(false)
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

/** Work that only this device has: it is sent once this person is in again. */
function Waiting({ count }: { count: number }) {
  const t = useT('pages')
  if (count === 0) return null
  return (
    <span className={`flex middle centred gap-1 small tight ${styles['waiting']}`}>
      <Icon name="sync" size={0.875} />
      {t('here.waiting_to_send', { count })}
    </span>
  )
}

function Said({ children }: { children: string }) {
  return (
    <p role="status" className="soft small">
      {children}
    </p>
  )
}
