import type { WaitingCommand } from '@maktab/client/offline-port'
import { sentenceOfName } from '@maktab/client/refusal-sentences'
import { Button } from '@maktab/ui/button'
import { Card } from '@maktab/ui/card'
import { StatusChip } from '@maktab/ui/status-chip'
import { useFormat } from '#shell/use-format.ts'
import { useNow } from '#shell/use-now.ts'
import { useT } from '#shell/use-t.ts'
import { useWaitingCommands } from '#shell/use-waiting-commands.ts'
import styles from './downloads-screen.module.css'

/** Work of this device that the server does not have, and work that it refused: kept until a person has seen why. */
export function UnsentWork() {
  const t = useT()
  const { list, dismiss } = useWaitingCommands()
  const waiting = list.filter(({ refusal }) => refusal === null)
  const refused = list.filter(({ refusal }) => refusal !== null)
  return (
    <>
      {refused.length > 0 && (
        <Card heading={t('downloads.refused_work')} className={styles['unsent']}>
          <ul role="list">
            {refused.map((command) => (
              <RefusedCommand key={command.command_id} command={command} onSeen={() => void dismiss(command.command_id)} />
            ))}
          </ul>
        </Card>
      )}
      {waiting.length > 0 && (
        <Card heading={t('downloads.waiting_work')} className={styles['unsent']}>
          <p>{t('frame.waiting_to_send', { count: waiting.length })}</p>
        </Card>
      )}
    </>
  )
}

function RefusedCommand({ command, onSeen }: { command: WaitingCommand; onSeen(): void }) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const isWork = command.name === 'handInSubmission'
  return (
    <li className={styles['command']}>
      <StatusChip tone="danger" icon="warning">
        {t(isWork ? 'assignments.submission' : 'learning.progress')}
      </StatusChip>
      <span className={styles['reason']}>{t(sentenceOfName(command.refusal ?? ''))}</span>
      <span>{format.relative(command.given, now)}</span>
      <Button size="small" onClick={onSeen}>
        {t('downloads.dismiss')}
      </Button>
    </li>
  )
}
