import { Button } from '@maktab/ui/base/button'
import { useState } from 'react'
import { useT } from '#language/use-t.ts'
import { WorkFiles, type StandingFiles } from '../assignments/work-files.tsx'
import type { ChosenFiles } from '../content/use-chosen-files.ts'

interface FilesToSendProps {
  readonly chosen: ChosenFiles
  /** Of what hangs there already. */
  readonly standing?: StandingFiles
  readonly most?: number
  readonly size?: 'small'
}

/** Files of a post or a comment. Most have none, so the field comes when it is asked for. */
export function FilesToSend({ chosen, standing, most, size }: FilesToSendProps) {
  const t = useT('stream')
  const [isAsked, setAsked] = useState(false)
  if (isAsked || chosen.files.length > 0 || (standing?.files.length ?? 0) > 0)
    return (
      <WorkFiles
        label={t('stream.files')}
        chosen={chosen}
        {...(standing !== undefined && { standing })}
        {...(most !== undefined && { most })}
      />
    )
  return (
    <div>
      <Button {...(size !== undefined && { size })} variant="quiet" icon="attachment" onClick={() => setAsked(true)}>
        {t('stream.add_files')}
      </Button>
    </div>
  )
}
