import { endOtherSessions, endOwnSession, listOwnSessions } from '@maktab/client/calls/access/own-sessions.generated'
import type { OwnSession } from '@maktab/contracts/access/own-sessions'
import type { Translate } from '@maktab/i18n/translate'
import { Button } from '@maktab/ui/base/button'
import { Card } from '@maktab/ui/layout/card'
import { ConfirmDialog } from '@maktab/ui/overlays/confirm-dialog'
import { StatusChip } from '@maktab/ui/feedback/status-chip'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { useState } from 'react'
import { CallState } from '#page/call-state.tsx'
import { explain } from '#calls/explain.ts'
import { useCommand, useQuery } from '#page/use-calls.ts'
import { useFormat } from '#language/use-format.ts'
import { useNow } from '#browser/use-now.ts'
import { useT } from '#language/use-t.ts'
import styles from './account-cards.module.css'

/** Where the person is logged in, the one that asks first, and how each of the others is logged out. */
export function DevicesCard() {
  const t = useT('account')
  const sessions = useQuery(listOwnSessions, {})
  return (
    <Card heading={t('people.devices')}>
      <CallState of={sessions} shape="rows">
        {({ list }) => (
          <Devices list={[...list].sort((one, other) => Number(other.is_current) - Number(one.is_current))} />
        )}
      </CallState>
    </Card>
  )
}

function Devices({ list }: { list: readonly OwnSession[] }) {
  const t = useT('account')
  const show = useToasts()
  const one = useCommand(endOwnSession)
  const others = useCommand(endOtherSessions)
  const [asking, setAsking] = useState<OwnSession | 'others'>()

  async function end(session: OwnSession): Promise<void> {
    const answer = await one.run({ session_id: session.session_id })
    setAsking(undefined)
    // One that is gone already is as good as logged out.
    const isGone = answer.ok || ('refusal' in answer && answer.refusal === 'not_found')
    show(isGone ? { tone: 'success', text: t('people.device_ended') } : { tone: 'error', text: explain(t, answer) })
  }

  async function endOthers(): Promise<void> {
    const answer = await others.run({})
    setAsking(undefined)
    show(
      answer.ok
        ? { tone: 'success', text: t('people.devices_ended', { count: answer.value.ended_sessions }) }
        : { tone: 'error', text: explain(t, answer) },
    )
  }

  return (
    <>
      <ul className={styles['list']} role="list">
        {list.map((session) => (
          <Device key={session.session_id} session={session} onEnd={() => setAsking(session)} />
        ))}
      </ul>
      {list.length > 1 && (
        <div>
          <Button icon="logout" onClick={() => setAsking('others')}>
            {t('people.others_end')}
          </Button>
        </div>
      )}
      {asking !== undefined && asking !== 'others' && (
        <ConfirmDialog
          isOpen
          onClose={() => setAsking(undefined)}
          onConfirm={() => void end(asking)}
          heading={t('people.device_end_title', { device: nameOf(t, asking) })}
          confirmLabel={t('people.device_end')}
          isBusy={one.isBusy}
          isDangerous
        >
          <p>{t('people.device_end_body')}</p>
        </ConfirmDialog>
      )}
      <ConfirmDialog
        isOpen={asking === 'others'}
        onClose={() => setAsking(undefined)}
        onConfirm={() => void endOthers()}
        heading={t('people.others_end_title')}
        confirmLabel={t('people.others_end')}
        isBusy={others.isBusy}
        isDangerous
      >
        <p>{t('people.others_end_body')}</p>
      </ConfirmDialog>
    </>
  )
}

function Device({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const t = useT('account')
  const format = useFormat()
  const now = useNow()
  const name = nameOf(t, session)
  return (
    <li className={`flex wrap middle between gap-2-4 ${styles['device']}`}>
      <span className="grid shrink">
        <strong>{name}</strong>
        <span className="small soft">
          {t('people.device_used', { when: format.relative(session.renewed_on, now) })}
        </span>
        <span className="small soft">{t('people.device_since', { when: format.dateTime(session.created_on) })}</span>
      </span>
      {session.is_current ? (
        <StatusChip tone="success" icon="check">
          {t('people.device_this')}
        </StatusChip>
      ) : (
        <Button icon="logout" aria-label={`${t('people.device_end')}: ${name}`} onClick={onEnd}>
          {t('people.device_end')}
        </Button>
      )}
    </li>
  )
}

/** Names of products are the same in every language; a browser may say neither. */
function nameOf(t: Translate<'account'>, { browser, system }: OwnSession): string {
  if (browser !== null && system !== null) return t('people.device_named', { browser, system })
  return browser ?? system ?? t('people.device_unknown')
}
