import { FileDropZone } from '@maktab/ui/fields/file-drop-zone'
import type { ListedFile } from '@maktab/ui/fields/file-field'
import { useState } from 'react'
import { fieldSamples } from '../../field-samples.ts'
import { FieldState } from '../../field-state.tsx'
import type { KitSection } from '../../section.tsx'

const samples = {
  en: { work: 'Your work', broken: 'The connection broke off.' },
  ps: { work: 'ستاسو کار', broken: 'اړیکه پرې شوه.' },
  da: { work: 'کار شما', broken: 'ارتباط قطع شد.' },
  ur: { work: 'آپ کا کام', broken: 'رابطہ ٹوٹ گیا۔' },
}

const limits = { files: 10, bytes: 15 * 1024 * 1024, endings: ['jpg', 'jpeg', 'png', 'pdf', 'docx'] }

export const section: KitSection = {
  key: 'file-drop-zone',
  group: 'fields',
  States({ locale }) {
    const w = samples[locale]
    const journeys: readonly ListedFile[] = [
      { key: 'a', name: 'photo-10.5.jpg', size: 1_572_864, state: 'sent' },
      { key: 'b', name: 'د ریاضیاتو لومړۍ دنده.pdf', size: 9_437_184, state: 'sending', progress: 64 },
      {
        key: 'c',
        name: 'essay about the long way to school in winter.docx',
        size: 48_128,
        state: 'failed',
        error: w.broken,
      },
    ]
    const [chosen, setChosen] = useState<readonly ListedFile[]>([])
    const [going, setGoing] = useState(journeys)
    const without = (key: string) => (files: readonly ListedFile[]) => files.filter((file) => file.key !== key)
    const keep = () => undefined
    return (
      <>
        <FieldState name="empty, with camera">
          <FileDropZone
            label={w.work}
            limits={limits}
            hasCamera
            files={chosen}
            onAdd={(files) => setChosen([...chosen, ...files.map(({ name, size }) => ({ key: name, name, size }))])}
            onRemove={(key) => setChosen(without(key))}
          />
        </FieldState>
        <FieldState name="on their way">
          <FileDropZone
            label={w.work}
            limits={limits}
            files={going}
            onAdd={keep}
            onRemove={(key) => setGoing(without(key))}
            onRetry={keep}
          />
        </FieldState>
        <FieldState name="one file, optional">
          <FileDropZone label={w.work} limits={{ ...limits, files: 1 }} files={[]} onAdd={keep} isOptional />
        </FieldState>
        <FieldState name="refused">
          <FileDropZone label={w.work} limits={limits} files={[]} onAdd={keep} error={fieldSamples[locale].needed} />
        </FieldState>
        <FieldState name="disabled">
          <FileDropZone
            label={w.work}
            limits={limits}
            files={journeys.slice(0, 1)}
            onAdd={keep}
            onRemove={keep}
            isDisabled
          />
        </FieldState>
        <FieldState name="read-only">
          <FileDropZone
            label={w.work}
            limits={limits}
            files={journeys.slice(0, 1)}
            onAdd={keep}
            onRemove={keep}
            isReadOnly
          />
        </FieldState>
      </>
    )
  },
}
