import { updateProfile } from '@maktab/client/calls/people/profile.generated'
import { largestPictureBytes } from '@maktab/domain/people/pictures'
import { Button } from '@maktab/ui/base/button'
import { Dialog } from '@maktab/ui/overlays/dialog'
import { Notice } from '@maktab/ui/feedback/notice'
import { Slider } from '@maktab/ui/fields/slider'
import { Spinner } from '@maktab/ui/feedback/spinner'
import { useRef, useState } from 'react'
import type { ComponentProps, DragEvent } from 'react'
import { explain } from '#calls/explain.ts'
import { newId } from '#browser/identifiers.ts'
import { useCommand } from '#page/use-calls.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { nearest, zoomedCrop, zoomOf } from './crop.ts'
import { drawSquare } from './picture-file.ts'
import { PictureStage } from './picture-stage.tsx'
import { usePicture } from './use-picture.ts'

/** Dots of a side of the picture that is sent. */
const largest = 512

interface PictureDialogProps {
  readonly onClose: () => void
  /** The school has it. */
  readonly onSaved: () => void
  /** Where there is a picture: to take it down. */
  readonly onRemove?: (() => void) | undefined
}

/** Choosing a picture, or taking one, and the square of it that is kept. It is cut and made small here, before it is sent. */
export function PictureDialog({ onClose, onSaved, onRemove }: PictureDialogProps) {
  const t = useT('account', 'parts')
  const format = useFormat()
  const { picture, crop, problem, isReading, choose, setCrop } = usePicture()
  const { run } = useCommand(updateProfile)
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function save(): Promise<void> {
    if (picture === undefined || crop === undefined) return
    setSaving(true)
    setRefusal(undefined)
    try {
      const bytes = await drawSquare({ source: picture.source, ...crop, largest })
      if (bytes === undefined || bytes.size > largestPictureBytes) return setRefusal(t('people.picture_unreadable'))
      const file_id = newId()
      const name = bytes.type === 'image/webp' ? 'picture.webp' : 'picture.jpg'
      const answer = await run({ profile_image: file_id }, [{ file_id, name, mime_type: bytes.type, bytes }])
      if (answer.ok) onSaved()
      else setRefusal(explain(t, answer))
    } finally {
      setSaving(false)
    }
  }

  const shown = refusal ?? problem
  return (
    <Dialog
      isOpen
      onClose={onClose}
      heading={t('people.picture')}
      actions={
        picture && (
          <>
            <Chooser label={t('people.picture_other')} onChoose={choose} />
            <Button variant="primary" isBusy={isSaving} onClick={() => void save()}>
              {t('people.picture_use')}
            </Button>
          </>
        )
      }
    >
      <div
        className="grid gap-4"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => drop(event, choose)}
      >
        {picture !== undefined && crop !== undefined ? (
          <>
            <PictureStage picture={picture} crop={crop} onCrop={setCrop} />
            <Slider
              label={t('people.picture_zoom')}
              min={1}
              max={nearest}
              step={0.05}
              value={zoomOf(crop, picture)}
              format={(zoom) => format.percent(Math.round(zoom * 100))}
              onValueChange={(zoom) => setCrop((now) => zoomedCrop(now, picture, zoom))}
            />
          </>
        ) : (
          <>
            <p className="soft">{t('people.picture_seen')}</p>
            <div className="flex wrap gap-3">
              <Chooser label={t('people.picture_choose')} variant="primary" icon="attachment" onChoose={choose} />
              <Chooser label={t('fields.take_photo')} icon="camera" capture="user" onChoose={choose} />
              {onRemove !== undefined && (
                <Button variant="quiet" icon="remove" onClick={onRemove}>
                  {t('people.picture_remove')}
                </Button>
              )}
            </div>
          </>
        )}
        {isReading && <Spinner />}
        <div role="alert">{shown !== undefined && <Notice tone="danger">{shown}</Notice>}</div>
      </div>
    </Dialog>
  )
}

function drop(event: DragEvent, choose: (file: File) => Promise<void>): void {
  event.preventDefault()
  const [file] = event.dataTransfer.files
  if (file !== undefined) void choose(file)
}

interface ChooserProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'icon'> {
  readonly label: string
  /** The camera towards whoever holds the phone. */
  readonly capture?: 'user'
  readonly onChoose: (file: File) => Promise<void>
}

/** A button that opens the browser's own chooser. */
function Chooser({ label, capture, onChoose, ...look }: ChooserProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...look} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        capture={capture}
        aria-label={label}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // The same file chosen again must count as a change.
          event.target.value = ''
          if (file !== undefined) void onChoose(file)
        }}
      />
    </>
  )
}
