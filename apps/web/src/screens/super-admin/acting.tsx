/** A super admin comes to work in somebody's place with the code of an address, and what is shown when that time is over (seed 000 §2). */
import { beginActing } from '@maktab/client/calls/access/acting.generated'
import type { Answer } from '@maktab/client/call'
import type { Client } from '@maktab/client/routing'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { LinkButton } from '@maktab/ui/base/button'
import { Spinner } from '@maktab/ui/feedback/spinner'
import { NotFoundState, WaitingState } from '@maktab/ui/feedback/states'
import { useEffect, useState } from 'react'
import { keepActingSession, tabStorage } from '#sessions/acting-session.ts'
import { Failed } from '#page/call-state.tsx'
import { noteSaid } from '#calls/explain.ts'
import { useConnection } from '#calls/connection.ts'
import type { ActingCode } from '#sessions/acting-code.ts'
import { useLanguage } from '#language/use-language.ts'
import { Title } from '#page/title.tsx'
import { useT } from '#language/use-t.ts'
import { EntranceFrame } from '#features/access/entrance-frame.tsx'

type Traded = Answer<Catalogue['beginActing']>

/** A code is good once: however often the screen is drawn, it is traded once. */
const trades = new Map<string, Promise<Traded>>()

function trade(client: Client, jwt: string): Promise<Traded> {
  const running = trades.get(jwt) ?? client.perform(beginActing, { jwt })
  trades.set(jwt, running)
  return running
}

/** `code` is out of the address already. */
export function ActingEntrance({ code }: { code: ActingCode }) {
  const t = useT('notices')
  const { client } = useConnection()
  const [trading, setTrading] = useState(() => trade(client, code.jwt))
  const [answer, setAnswer] = useState<Traded | 'not kept'>()
  const { code: language } = useLanguage()

  useEffect(() => {
    let isHere = true
    async function arrive(): Promise<void> {
      const traded = await trading
      if (!isHere) return
      noteSaid(traded)
      if (!traded.ok) return setAnswer(traded)
      if (!keepActingSession(traded.value, language, tabStorage(), Date.now())) return setAnswer('not kept')
      // The page begins anew as that person.
      location.replace(code.path)
    }
    void arrive()
    return () => {
      isHere = false
    }
  }, [trading, code, language])

  if (answer === undefined) {
    return (
      <EntranceFrame title={t('acting.opening')}>
        <p role="status" className="flex middle gap-2">
          <Spinner /> {t('acting.opening')}
        </p>
      </EntranceFrame>
    )
  }
  if (answer !== 'not kept' && !answer.ok && 'failure' in answer) {
    const retry = () => {
      trades.delete(code.jwt)
      setTrading(trade(client, code.jwt))
      setAnswer(undefined)
    }
    return (
      <EntranceFrame title={t('acting.opening')}>
        <Failed failure={answer.failure} onRetry={retry} />
      </EntranceFrame>
    )
  }
  return (
    <EntranceFrame title={t('acting.code_title')}>
      <NotFoundState title={t('acting.code_title')} level={1} actions={<Back />}>
        {t(answer === 'not kept' ? 'acting.no_storage' : 'acting.code_body')}
      </NotFoundState>
    </EntranceFrame>
  )
}

/** The hour is over, or the school ended the session. */
export function ActingOver() {
  const t = useT('notices')
  return (
    <EntranceFrame title={t('acting.over_title')}>
      <Title of={t('acting.over_title')} />
      <WaitingState title={t('acting.over_title')} level={1} actions={<Back />}>
        {t('acting.over_body')}
      </WaitingState>
    </EntranceFrame>
  )
}

/** The browser's own session, or the way in. The page begins anew. */
function Back() {
  const t = useT('notices')
  return (
    <LinkButton href="/" variant="primary" size="wide">
      {t('acting.to_own_account')}
    </LinkButton>
  )
}
