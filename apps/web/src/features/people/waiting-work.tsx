import type { WaitingCommand as Command } from '@maktab/client/offline-port'
import { sentenceOfName } from '@maktab/client/queued-sentences'
import { Button } from '@maktab/ui/button'
import { Card } from '@maktab/ui/card'
import { ConfirmDialog } from '@maktab/ui/confirm-dialog'
import { StatusChip } from '@maktab/ui/status-chip'
import { scoreLooks } from '@maktab/ui/status-looks'
import { useState } from 'react'
import type { PlainKey } from '#shell/screens.tsx'
import { useFormat } from '#shell/use-format.ts'
import { useNow } from '#shell/use-now.ts'
import { useSyncState } from '#shell/use-sync-state.ts'
import { useT } from '#shell/use-t.ts'
import { useWaitingCommands } from '#shell/use-waiting-commands.ts'
import styles from './waiting-work.module.css'

/** Kinds of work by the name of their call; the rest are told as one. */
const kinds: Readonly<Record<string, PlainKey>> = {
  handInSubmission: 'people.work_submission',
  scoreSubmission: 'people.work_score',
  scoreAnswers: 'people.work_score',
  returnSubmissions: 'people.work_return',
  recordAttempt: 'people.work_attempt',
  uploadFile: 'people.work_file',
}

/** What this device still has to send, and what the school did not take: nothing goes away unseen. */
export function WaitingWork() {
  const t = useT()
  const format = useFormat()
  const state = useSyncState()
  const { list: commands, dismiss } = useWaitingCommands()

  if (state.isAvailable !== true) return null
  return (
    <Card
      heading={t('frame.sync')}
      actions={
        <Button icon="sync" isBusy={state.is_sending} onClick={state.syncNow}>
          {state.is_sending ? t('frame.sending') : t('people.sync_now')}
        </Button>
      }
    >
      <p>{state.waiting === 0 ? t('frame.all_sent') : t('frame.waiting_to_send', { count: state.waiting })}</p>
      <p className={styles['soft']}>{state.synced_on === null ? t('frame.never_synced') : t('frame.synced_when', { when: format.dateTime(state.synced_on) })}</p>
      {commands.length > 0 && (
        <ul className={styles['list']} role="list">
          {commands.map((command) => (
            <WaitingCommand key={command.command_id} command={command} onDismiss={() => void dismiss(command.command_id)} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function WaitingCommand({ command, onDismiss }: { command: Command; onDismiss: () => void }) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const [isAsking, setAsking] = useState(false)
  const kind = t(kinds[command.name] ?? 'people.work_other')
  return (
    <li className={styles['entry']}>
      <span className={styles['what']}>
        <span>{kind}</span>
        <span className={styles['soft']}>{format.relative(command.given, now)}</span>
        {command.refusal !== null && <span>{t(sentenceOfName(command.refusal))}</span>}
      </span>
      {command.refusal === null ? (
        <StatusChip {...scoreLooks.waiting}>{t('people.work_waiting')}</StatusChip>
      ) : (
        <>
          <Button icon="remove" aria-label={`${t('frame.remove')}: ${kind}`} onClick={() => setAsking(true)}>
            {t('frame.remove')}
          </Button>
          <ConfirmDialog isOpen={isAsking} onClose={() => setAsking(false)} onConfirm={onDismiss} heading={t('people.work_dismiss_title')} confirmLabel={t('frame.remove')} isDangerous>
            <p>{t('people.work_dismiss_body')}</p>
          </ConfirmDialog>
        </>
      )}
    </li>
  )
}
