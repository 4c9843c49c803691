import { setStream } from '@maktab/client/calls/stream/stream-moderation.generated'
import { Switch } from '@maktab/ui/choice/switch'
import { Notice } from '@maktab/ui/feedback/notice'
import { Dialog } from '@maktab/ui/overlays/dialog'
import { useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useT } from '#language/use-t.ts'
import { useCommand } from '#page/use-calls.ts'

interface StreamSettingsProps {
  readonly class_id: number
  readonly approves_posts: boolean
  onClose(): void
}

/** How a teacher has the stream of a class: on or off, and whether they read what learners write before the class does. */
export function StreamSettings({ class_id, approves_posts, onClose }: StreamSettingsProps) {
  const t = useT('application', 'stream')
  const { run, isBusy } = useCommand(setStream)
  const [problem, setProblem] = useState<string>()

  async function set(change: { approves_posts?: boolean; is_stream_disabled?: boolean }): Promise<void> {
    setProblem(undefined)
    const answer = await run({ class_id, ...change })
    if (!answer.ok) setProblem(explain(t, answer))
  }

  return (
    <Dialog isOpen onClose={onClose} heading={t('stream.rules_of_stream')} size="small">
      <div className="grid gap-4">
        <Switch
          label={t('stream.approves')}
          isOn={approves_posts}
          disabled={isBusy}
          onChange={(isOn) => void set({ approves_posts: isOn })}
        />
        <Switch
          label={t('stream.is_on')}
          hint={t('stream.is_on_hint')}
          isOn
          disabled={isBusy}
          onChange={() => void set({ is_stream_disabled: true })}
        />
        <div role="alert">{problem !== undefined && <Notice tone="danger">{problem}</Notice>}</div>
      </div>
    </Dialog>
  )
}
