import { Notice } from '@maktab/ui/feedback/notice'
import { Suspense } from 'react'
import { FindingWords, useFindingWords } from '../content/finding-words.tsx'
import type { Marking } from './use-marking.ts'

/** Says that scores wait in this browser alone, and that they are not lost. */
export function UnsavedScores({ of: { unsaved } }: { of: Pick<Marking, 'unsaved'> }) {
  if (unsaved === 0) return null
  return (
    <Suspense fallback={null}>
      <FindingWords isExtra>
        <Told count={unsaved} />
      </FindingWords>
    </Suspense>
  )
}

function Told({ count }: { count: number }) {
  const t = useFindingWords()
  return <Notice tone="warning">{t('marking.unsaved', { count })}</Notice>
}
