/** Choosing one's school before login, by a part of its name. */
import { listLoginInstitutions } from '@maktab/client/calls/access/login-institutions.generated'
import { Button } from '@maktab/ui/base/button'
import { TextField } from '@maktab/ui/fields/text-field'
import { useEffect, useMemo, useState } from 'react'
import { useConnection } from '#calls/connection.ts'
import { explain } from '#calls/explain.ts'
import { useT } from '#language/use-t.ts'
import type { ChosenInstitution } from './chosen-institution.ts'
import styles from './institution-choice.module.css'

interface Institution extends ChosenInstitution {
  readonly city: string
}

interface Found {
  readonly institutions: readonly Institution[]
  readonly hasMore: boolean
}

/** Milliseconds without a key before it is asked. */
const quiet = 300

export function InstitutionChoice({ onChoose }: { onChoose: (chosen: ChosenInstitution) => void }) {
  const t = useT('pages')
  const [typed, setTyped] = useState('')
  const { found, isAsking, problem, askMore, askAgain } = useLoginInstitutions(typed)
  return (
    <div className="grid gap-3">
      <TextField
        name="school"
        type="search"
        label={t('entering.search_school')}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div role="status">
        {isAsking && <p className="soft">{t('frame.loading')}</p>}
        {!isAsking && found?.institutions.length === 0 && (
          <p className="soft">{t(typed.trim() === '' ? 'entering.no_schools' : 'entering.no_school')}</p>
        )}
      </div>
      {problem !== undefined && (
        <div role="alert" className="grid gap-2">
          <p>{problem}</p>
          <Button onClick={askAgain}>{t('frame.retry')}</Button>
        </div>
      )}
      <ul className="grid gap-2 bare" role="list" aria-label={t('entering.your_school')}>
        {found?.institutions.map(({ institution_id, name, city }) => (
          <li key={institution_id}>
            <button
              type="button"
              className={`grid full touch rounded surface ${styles['school']}`}
              onClick={() => onChoose({ institution_id, name })}
            >
              <bdi className="strong">{name}</bdi>
              {city !== '' && <bdi className="small soft">{city}</bdi>}
            </button>
          </li>
        ))}
      </ul>
      {found?.hasMore === true && (
        <Button isBusy={isAsking} onClick={askMore}>
          {t('entering.more_schools')}
        </Button>
      )}
    </div>
  )
}

function useLoginInstitutions(typed: string) {
  const { client } = useConnection()
  const t = useT()
  const search_string = typed.trim().slice(0, 100)
  const [lastWish, setWish] = useState({ search_string, page: 1 })
  const wish = useMemo(
    () => (lastWish.search_string === search_string ? lastWish : { search_string, page: 1 }),
    [lastWish, search_string],
  )
  const [found, setFound] = useState<Found>()
  const [isAsking, setAsking] = useState(true)
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    const asking = new AbortController()
    const ask = async () => {
      setAsking(true)
      setProblem(undefined)
      const { answer } = await client.ask(listLoginInstitutions, wish, { signal: asking.signal })
      if (asking.signal.aborted) return
      setAsking(false)
      if (!answer.ok) return setProblem(explain(t, answer))
      const { institutions, has_more: hasMore } = answer.value
      setFound((before) => ({
        institutions: wish.page === 1 ? institutions : [...(before?.institutions ?? []), ...institutions],
        hasMore,
      }))
    }
    const timer = window.setTimeout(() => void ask(), wish.search_string === '' || wish.page > 1 ? 0 : quiet)
    return () => {
      window.clearTimeout(timer)
      asking.abort()
    }
  }, [client, t, wish])

  return {
    found,
    isAsking,
    problem,
    askMore: () => setWish({ search_string, page: wish.page + 1 }),
    askAgain: () => setWish({ ...wish }),
  }
}
