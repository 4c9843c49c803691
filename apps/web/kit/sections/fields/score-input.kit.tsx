import { ScoreInput } from '@maktab/ui/fields/score-input'
import type { ScoreStatus } from '@maktab/ui/fields/score-input'
import { useState } from 'react'
import { FieldState } from '../../field-state.tsx'
import type { KitSection } from '../../section.tsx'

const samples = {
  en: {
    score: 'Obtained marks',
    words: { draft: 'Draft', saving: 'Saving…', waiting: 'Saved on this device', saved: 'Saved' },
  },
  ps: {
    score: 'ترلاسه شوې نمرې',
    words: { draft: 'مسوده', saving: 'خوندي کېږي…', waiting: 'په دې وسیله کې خوندي', saved: 'خوندي شو' },
  },
  da: {
    score: 'نمرات گرفته‌شده',
    words: { draft: 'مسوده', saving: 'در حال ذخیره…', waiting: 'در این دستگاه ذخیره شد', saved: 'ذخیره شد' },
  },
  ur: {
    score: 'حاصل کردہ نمبر',
    words: { draft: 'مسودہ', saving: 'محفوظ ہو رہا ہے…', waiting: 'اس آلے پر محفوظ', saved: 'محفوظ ہو گیا' },
  },
}

export const section: KitSection = {
  key: 'score-input',
  group: 'school',
  States({ locale }) {
    const w = samples[locale]
    const [score, setScore] = useState<number>()
    const [status, setStatus] = useState<ScoreStatus>('none')
    const keep = () => undefined
    return (
      <>
        <FieldState name="empty">
          <ScoreInput
            label={w.score}
            total={10}
            value={score}
            status={status}
            statusText={status === 'none' ? undefined : w.words[status]}
            onDraft={() => setStatus('draft')}
            onCommit={(value) => {
              setScore(value)
              setStatus('saved')
            }}
          />
        </FieldState>
        {(['draft', 'saving', 'waiting', 'saved'] as const).map((one) => (
          <FieldState key={one} name={one}>
            <ScoreInput label={w.score} total={10} value={7.5} status={one} statusText={w.words[one]} onCommit={keep} />
          </FieldState>
        ))}
        <FieldState name="above the total">
          <ScoreInput label={w.score} total={10} value={12} status="draft" statusText={w.words.draft} onCommit={keep} />
        </FieldState>
        <FieldState name="disabled">
          <ScoreInput label={w.score} total={10} value={7} status="none" onCommit={keep} isDisabled />
        </FieldState>
        <FieldState name="read-only">
          <ScoreInput
            label={w.score}
            total={10}
            value={7}
            status="saved"
            statusText={w.words.saved}
            onCommit={keep}
            isReadOnly
          />
        </FieldState>
      </>
    )
  },
}
