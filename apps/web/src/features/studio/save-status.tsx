import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { useFormat } from '#language/use-format.ts'
import { useNow } from '#browser/use-now.ts'
import { useT } from '#language/use-t.ts'
import type { SaveState } from './use-autosave.ts'

interface SaveStatusProps {
  readonly state: SaveState
  readonly onSave: () => void
  readonly onShowTheirs: () => void
  readonly onKeepMine: () => void
}

/** Whether what was written is saved; after a conflict, the two ways on. */
export function SaveStatus({ state, onSave, onShowTheirs, onKeepMine }: SaveStatusProps) {
  const t = useT('studio')
  const format = useFormat()
  const now = useNow()
  return (
    <>
      <p role="status" className="soft">
        {state.kind === 'saving' && t('studio.saving')}
        {state.kind === 'unsaved' && t('studio.unsaved')}
        {state.kind === 'saved' &&
          state.on !== undefined &&
          t('studio.saved_when', { when: format.relative(state.on, now) })}
      </p>
      {state.kind === 'failed' && (
        <div role="alert">
          <Notice
            tone="warning"
            actions={
              <Button size="small" onClick={onSave}>
                {t('studio.save_again')}
              </Button>
            }
          >
            {t('studio.save_failed', { reason: state.reason })}
          </Notice>
        </div>
      )}
      {state.kind === 'conflict' && (
        <div role="alert">
          <Notice
            tone="warning"
            title={t('studio.conflict_title')}
            actions={
              <>
                <Button size="small" onClick={onShowTheirs}>
                  {t('studio.show_theirs')}
                </Button>
                <Button size="small" onClick={onKeepMine}>
                  {t('studio.keep_mine')}
                </Button>
              </>
            }
          >
            {t('studio.conflict_body')}
          </Notice>
        </div>
      )}
    </>
  )
}
