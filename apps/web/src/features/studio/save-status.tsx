import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { useFormat } from '#language/use-format.ts'
import { useNow } from '#browser/use-now.ts'
import { useStudioWords } from './studio-words.tsx'
import type { SaveState } from './use-autosave.ts'

interface SaveStatusProps {
  readonly state: SaveState
  readonly onSave: () => void
  readonly onShowTheirs: () => void
  readonly onKeepMine: () => void
}

/** Whether what was written is saved; after a conflict, the two ways on. */
export function SaveStatus({ state, onSave, onShowTheirs, onKeepMine }: SaveStatusProps) {
  const w = useStudioWords()
  const format = useFormat()
  const now = useNow()
  return (
    <>
      <p role="status" className="soft">
        {state.kind === 'saving' && w('studio.saving')}
        {state.kind === 'unsaved' && w('studio.unsaved')}
        {state.kind === 'saved' &&
          state.on !== undefined &&
          w('studio.saved_when', { when: format.relative(state.on, now) })}
      </p>
      {state.kind === 'failed' && (
        <div role="alert">
          <Notice
            tone="warning"
            actions={
              <Button size="small" onClick={onSave}>
                {w('studio.save_again')}
              </Button>
            }
          >
            {w('studio.save_failed', { reason: state.reason })}
          </Notice>
        </div>
      )}
      {state.kind === 'conflict' && (
        <div role="alert">
          <Notice
            tone="warning"
            title={w('studio.conflict_title')}
            actions={
              <>
                <Button size="small" onClick={onShowTheirs}>
                  {w('studio.show_theirs')}
                </Button>
                <Button size="small" onClick={onKeepMine}>
                  {w('studio.keep_mine')}
                </Button>
              </>
            }
          >
            {w('studio.conflict_body')}
          </Notice>
        </div>
      )}
    </>
  )
}
