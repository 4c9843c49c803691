import { Button } from '@maktab/ui/base/button'
import { Select } from '@maktab/ui/choice/select'
import { TextField } from '@maktab/ui/fields/text-field'
import { Dialog } from '@maktab/ui/overlays/dialog'
import { useState } from 'react'
import { useT } from '#language/use-t.ts'
import type { Mark, SheetLearner } from './sheet-marks.ts'

const reasons = ['illness', 'family', 'work', 'weather', 'security', 'distance', 'other'] as const

interface AbsenceDialogProps {
  readonly learner: SheetLearner
  readonly mark: Mark
  readonly onSave: (mark: Mark) => void
  readonly onClose: () => void
}

/** Why a learner is not there, or came late. */
export function AbsenceDialog({ learner, mark, onSave, onClose }: AbsenceDialogProps) {
  const t = useT('attendance')
  const [reason, setReason] = useState(mark.reason)
  const [remark, setRemark] = useState(mark.remark)
  return (
    <Dialog isOpen onClose={onClose} heading={t('attendance.why_of', { name: learner.full_name })} size="small">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          onSave({ ...mark, reason, remark: remark.trim() })
        }}
      >
        <Select
          label={t('attendance.reason')}
          value={reason ?? ''}
          options={[
            { value: '', label: t('attendance.no_reason') },
            ...reasons.map((one) => ({ value: one, label: t(`attendance.reason_${one}`) })),
          ]}
          onChange={(event) => setReason(reasons.find((one) => one === event.target.value) ?? null)}
        />
        <TextField
          label={t('attendance.remark')}
          maxLength={200}
          value={remark}
          onChange={(event) => setRemark(event.target.value)}
        />
        <Button type="submit" variant="primary">
          {t('attendance.save')}
        </Button>
      </form>
    </Dialog>
  )
}
