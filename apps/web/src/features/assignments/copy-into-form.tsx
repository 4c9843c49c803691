import type { WorkOfCommand } from '@maktab/client/offline-port'
import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { useState } from 'react'
import { Link } from '#page/router.tsx'
import { useFormat } from '#language/use-format.ts'
import { useSession } from '#calls/use-session.ts'
import { useT } from '#language/use-t.ts'
import { addToWorkDraft, workDraftName } from './work-draft.ts'

interface CopyIntoFormProps {
  readonly work: Extract<WorkOfCommand, { readonly kind: 'submission' }>
}

/** Brings refused work back to where it was written: text and photos are added to the draft of the form. */
export function CopyIntoForm({ work }: CopyIntoFormProps) {
  const t = useT('waiting')
  const format = useFormat()
  const { user_id } = useSession()
  const [isBusy, setBusy] = useState(false)
  const [added, setAdded] = useState<Awaited<ReturnType<typeof addToWorkDraft>>>()

  async function copy() {
    setBusy(true)
    setAdded(undefined)
    setAdded(await addToWorkDraft(workDraftName(user_id, work.assignment_id), work))
    setBusy(false)
  }

  const isWhole = added?.isTextThere === true && added.missing.length === 0
  return (
    <>
      <div role="status">
        {added !== undefined && (
          <Notice tone={isWhole ? 'success' : 'warning'}>
            {isWhole && <p>{t('waiting.work_copied')}</p>}
            {!added.isTextThere && <p>{t('waiting.work_text_not_copied')}</p>}
            {added.missing.length > 0 && (
              <p>{t('waiting.work_files_not_copied', { names: format.list(added.missing) })}</p>
            )}
            <Link to={`/learner/assignments/detail?assignment_id=${work.assignment_id}`}>
              {t('waiting.work_to_form')}
            </Link>
          </Notice>
        )}
      </div>
      <Button icon="edit" isBusy={isBusy} onClick={() => void copy()}>
        {t('waiting.work_copy')}
      </Button>
    </>
  )
}
