import { deleteOfficeClass } from '@maktab/client/calls/office/office-classes.generated'
import type { OfficeClass } from '@maktab/contracts/office/office-classes'
import { isTypedClass } from '@maktab/domain/office/office-classes'
import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { TextField } from '@maktab/ui/fields/text-field'
import { Dialog } from '@maktab/ui/overlays/dialog'
import { useId, useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useCommand } from '#page/use-calls.ts'
import { useT } from '#language/use-t.ts'

/** Asks for the code or the name of a class before it goes (seed 001 §5). */
export function DeleteClassDialog({
  of,
  name,
  onClose,
  onDeleted,
}: {
  readonly of: OfficeClass
  /** As the page calls it. */
  readonly name: string
  readonly onClose: () => void
  readonly onDeleted: () => void
}) {
  const t = useT('classes', 'office')
  const form = useId()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const deleting = useCommand(deleteOfficeClass)

  async function remove(): Promise<void> {
    if (!isTypedClass(typed, of)) return setProblem(t('refusals.typed_name_wrong'))
    const answer = await deleting.run({ class_id: of.class_id, typed })
    if (answer.ok) onDeleted()
    else setProblem(explain(t, answer))
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      heading={t('classes.delete_title', { name })}
      size="small"
      role="alertdialog"
      actions={
        <>
          <Button onClick={onClose}>{t('frame.cancel')}</Button>
          <Button type="submit" form={form} variant="danger" isBusy={deleting.isBusy}>
            {t('classes.delete')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void remove()
        }}
      >
        <p>{t('classes.delete_body')}</p>
        <TextField
          label={t('classes.delete_type', { code: of.class_code })}
          value={typed}
          autoComplete="off"
          dir="auto"
          data-first-focus
          onChange={(event) => {
            setTyped(event.target.value)
            setProblem(undefined)
          }}
        />
        <div role="alert">{problem !== undefined && <Notice tone="danger">{problem}</Notice>}</div>
      </form>
    </Dialog>
  )
}
